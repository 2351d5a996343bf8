import { TierList } from './TierList.tsx'

/** Wrong uses of TierList: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a sum that leads nowhere cannot be bought */}
    <TierList tiers={[{ pay: '$50', get: '$60' }]} />
    {/* @ts-expect-error -- sums are written before they come */}
    <TierList tiers={[{ href: '#50', pay: 50, get: 60 }]} />
  </>
)
