import { expectTypeOf, it } from 'vitest'
import type { PurchaseState } from '../../features/store/purchase.ts'
import type { purchaseVariants } from '../../features/store/examples/states.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as statuses from './Purchase.stories.tsx'
import type * as amounts from './PurchaseAmounts.stories.tsx'
import type * as tiers from './PurchaseTiers.stories.tsx'

it('has a story for every status of the purchase page', () => {
  expectTypeOf<Unstoried<PurchaseState, typeof statuses>>().toBeNever()
})

it('has a story for every variant of the examples', () => {
  expectTypeOf<Exclude<keyof typeof purchaseVariants, Shown<keyof typeof amounts | keyof typeof tiers>>>().toBeNever()
})
