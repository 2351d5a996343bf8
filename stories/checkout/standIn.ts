import type { Stripe } from '@stripe/stripe-js'
import { createStandIn } from '../../mocks/stripe/standIn.ts'

const standIn = (hasWallet: boolean): unknown => createStandIn(() => hasWallet)

/** The payment provider's stand-in, where the provider is expected: in a browser that has a wallet. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it does what of the provider the checkout uses, and no more
export const standInForStripe = standIn(true) as Stripe

/** The same in a browser that has none. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
export const standInWithoutWallet = standIn(false) as Stripe
