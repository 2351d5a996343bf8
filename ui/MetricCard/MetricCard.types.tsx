import { MetricCard } from './MetricCard.tsx'

/** Wrong uses of MetricCard: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a bare number is not formatted
    <MetricCard key="1" label="Claims" value={1932} />,
    // @ts-expect-error -- an arrow alone says nothing to those who cannot see it
    <MetricCard key="2" label="Claims" value="1,932" change={{ trend: 'rise' }} />,
    // @ts-expect-error -- a figure that is not there yet is null, and not left out
    <MetricCard key="3" label="Claims" />,
  ]
  return [wrong]
}
