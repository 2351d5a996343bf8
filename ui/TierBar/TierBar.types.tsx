import { TierBar } from './TierBar.tsx'

const tier = { label: '10%', from: 0 }

/** Wrong uses of TierBar: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- three are too few
    <TierBar key="1" label="Bonus" tiers={[tier, tier, tier]} value={0} format={String} />,
    // @ts-expect-error -- five are too many
    <TierBar key="2" label="Bonus" tiers={[tier, tier, tier, tier, tier]} value={0} format={String} />,
    // @ts-expect-error -- what is missing belongs into what is said of it
    <TierBar key="3" label="Bonus" tiers={[tier, tier, tier, tier]} value={0} format={String} messages={{ toNext: 'More' }} />,
  ]
  return [wrong]
}
