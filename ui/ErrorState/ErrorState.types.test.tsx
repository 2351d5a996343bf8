import { expect, it } from 'vitest'
import { ErrorState } from './ErrorState.tsx'

it('is trying again only if it can', () => {
  const wrong = [
    // @ts-expect-error -- there is no other try that could be under way
    <ErrorState key="1" title="We could not load your gifts" retrying />,
    // @ts-expect-error -- nor one that could have a name
    <ErrorState key="2" title="We could not load your gifts" words={{ retry: 'Load again' }} />,
    // @ts-expect-error -- it must say what did not work
    <ErrorState key="3" />,
  ]
  expect(wrong).toHaveLength(3)
})
