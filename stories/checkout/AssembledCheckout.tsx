import { app } from '../../apps/checkout/routes.tsx'
import { assembled } from '../assembled.tsx'
import { standInForStripe } from './standIn.ts'

/** The deployed checkout, in a browser that has a wallet. */
export const AssembledCheckout = assembled(app, async () => standInForStripe)
