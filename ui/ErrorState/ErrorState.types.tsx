import { ErrorState } from './ErrorState.tsx'

/** Wrong uses of ErrorState: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- without a retry, none can run
    <ErrorState key="1" title="We could not load your gifts" retrying />,
    // @ts-expect-error -- there is no such message
    <ErrorState key="2" title="We could not load your gifts" messages={{ title: 'Sorry' }} />,
    // @ts-expect-error -- it must say what did not work
    <ErrorState key="3" />,
  ]
  return [wrong]
}
