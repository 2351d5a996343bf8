import type { Stripe } from '@stripe/stripe-js'
import { createStandIn } from '../../mocks/stripe/standIn.ts'

const standIn = (wallet: 'there' | 'none'): unknown => createStandIn(() => wallet)

/** The gateway's stand-in, in a browser that has a wallet. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it implements only what the checkout uses
export const standInForStripe = standIn('there') as Stripe

/** The same in a browser without one. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
export const standInWithoutWallet = standIn('none') as Stripe
