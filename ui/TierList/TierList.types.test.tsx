import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { TierList } from './TierList.tsx'

it('leads from each sum to its purchase', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a sum that leads nowhere cannot be bought */}
      <TierList tiers={[{ pay: '$50', get: '$60' }]} />
      {/* @ts-expect-error -- sums are written before they come */}
      <TierList tiers={[{ href: '#50', pay: 50, get: 60 }]} />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
