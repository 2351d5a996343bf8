import { expectTypeOf, it } from 'vitest'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import type { unresolvedStates } from '../../mocks/examples/checkout/unresolved.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as statuses from './Checkout.stories.tsx'
import type * as details from './CheckoutDetails.stories.tsx'
import type * as done from './CheckoutDone.stories.tsx'
import type * as payment from './CheckoutPayment.stories.tsx'
import type * as unresolved from './CheckoutUnresolved.stories.tsx'
import type * as total from './CheckoutTotal.stories.tsx'
import type * as wallet from './CheckoutWallet.stories.tsx'

it('has a story for every status of the checkout', () => {
  expectTypeOf<Unstoried<CheckoutState, typeof statuses>>().toBeNever()
})

it('has a story for every further example', () => {
  type Stories =
    | keyof typeof statuses
    | keyof typeof details
    | keyof typeof payment
    | keyof typeof done
    | keyof typeof total
    | keyof typeof wallet
  expectTypeOf<Exclude<keyof typeof checkoutVariants, Shown<Stories>>>().toBeNever()
})

it('has a story for every look-up of an earlier attempt', () => {
  type Known = `unresolvedPayment${Capitalize<keyof typeof unresolvedStates>}`
  expectTypeOf<Exclude<Known, Shown<keyof typeof unresolved>>>().toBeNever()
})
