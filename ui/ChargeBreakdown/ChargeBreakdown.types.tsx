import { ChargeBreakdown } from './ChargeBreakdown.tsx'

/** Wrong uses of ChargeBreakdown: none of them compiles. */
export function wrong() {
  const sum = { label: 'Total', amount: '$1.00' }
  const wrong = [
    // @ts-expect-error -- it needs a total
    <ChargeBreakdown key="1" label="Your bill" rows={[]} />,
    // @ts-expect-error -- an amount comes formatted
    <ChargeBreakdown key="2" label="Your bill" rows={[{ label: 'Soup', amount: 800 }]} sum={sum} />,
    // @ts-expect-error -- there is no such tone
    <ChargeBreakdown key="3" label="Your bill" rows={[{ label: 'Soup', amount: '$8.00', tone: 'discount' }]} sum={sum} />,
  ]
  return [sum, wrong]
}
