import { TierList } from './TierList.tsx'

/** Wrong uses of TierList: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- an amount needs an address */}
    <TierList tiers={[{ pay: '$50', get: '$60' }]} />
    {/* @ts-expect-error -- amounts come formatted */}
    <TierList tiers={[{ href: '#50', pay: 50, get: 60 }]} />
  </>
)
