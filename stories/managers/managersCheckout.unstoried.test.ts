import { expectTypeOf, it } from 'vitest'
import type { CheckoutState } from '../../features/managers/checkout/checkout.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as statuses from './Checkout.stories.tsx'

it('has a story for every status of the managers’ checkout', () => {
  expectTypeOf<Unstoried<CheckoutState, typeof statuses>>().toBeNever()
})
