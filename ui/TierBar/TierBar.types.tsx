import { TierBar } from './TierBar.tsx'

const tier = { label: '10%', from: 0 }

/** Wrong uses of TierBar: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs four tiers
    <TierBar key="1" label="Bonus" tiers={[tier, tier, tier]} value={0} format={String} />,
    // @ts-expect-error -- it has four tiers
    <TierBar key="2" label="Bonus" tiers={[tier, tier, tier, tier, tier]} value={0} format={String} />,
    // @ts-expect-error -- the message contains the missing amount
    <TierBar key="3" label="Bonus" tiers={[tier, tier, tier, tier]} value={0} format={String} messages={{ toNext: 'More' }} />,
  ]
  return [wrong]
}
