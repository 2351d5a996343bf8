import { onePage } from '../runtime/routing/onePage.tsx'
import { CheckoutRoute } from './CheckoutRoute.tsx'

export const app = onePage(CheckoutRoute, { addresses: ['/', '/subscribe', '/subscription', '/purchase'] })
