import { EmptyState } from './EmptyState.tsx'

/** Wrong uses of EmptyState: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- an icon or the enterprise's picture, not both
    <EmptyState key="1" icon="gift" moment="welcome" title="No gifts yet" />,
    // @ts-expect-error -- it needs one of them
    <EmptyState key="2" title="No gifts yet" />,
    // @ts-expect-error -- level 1 is for the page's headline
    <EmptyState key="3" icon="gift" title="No gifts yet" level={1} />,
  ]
  return [wrong]
}
