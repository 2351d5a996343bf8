import { expectTypeOf, it } from 'vitest'
import type { GiftView } from '../../features/gift/gift.ts'
import type { giftVariants } from '../../features/gift/examples.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as stories from './GiftClaim.stories.tsx'

it('has a story for every status of a gift, and for every variant of the examples', () => {
  expectTypeOf<Unstoried<GiftView, typeof stories>>().toBeNever()
  expectTypeOf<Exclude<keyof typeof giftVariants, Shown<keyof typeof stories>>>().toBeNever()
})
