import { onePage } from '../runtime/routing/onePage.tsx'
import { PurchaseRoute } from './PurchaseRoute.tsx'

export const app = onePage(PurchaseRoute)
