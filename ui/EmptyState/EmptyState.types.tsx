import { EmptyState } from './EmptyState.tsx'

/** Wrong uses of EmptyState: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a sign or the enterprise's picture, not both
    <EmptyState key="1" icon="gift" moment="welcome" title="No gifts yet" />,
    // @ts-expect-error -- one of them there must be
    <EmptyState key="2" title="No gifts yet" />,
    // @ts-expect-error -- the page's own headline is level 1
    <EmptyState key="3" icon="gift" title="No gifts yet" level={1} />,
  ]
  return [wrong]
}
