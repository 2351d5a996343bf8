import type { Stripe } from '@stripe/stripe-js'
import { createStandIn } from '../../mocks/stripe/standIn.ts'

const standIn: unknown = createStandIn()

/** The payment provider's stand-in, where the provider is expected. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it does what of the provider the checkout uses, and no more
export const standInForStripe = standIn as Stripe
