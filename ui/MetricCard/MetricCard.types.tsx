import { MetricCard } from './MetricCard.tsx'

/** Wrong uses of MetricCard: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a bare number is not formatted
    <MetricCard key="1" label="Claims" value={1932} />,
    // @ts-expect-error -- a trend needs a text
    <MetricCard key="2" label="Claims" value="1,932" change={{ trend: 'rise' }} />,
    // @ts-expect-error -- while it loads, the figure is null, not left out
    <MetricCard key="3" label="Claims" />,
  ]
  return [wrong]
}
