import { onePage } from '../runtime/routing/onePage.tsx'
import { BusinessRoute } from './BusinessRoute.tsx'

export const app = onePage(BusinessRoute, { addresses: ['/', '/gifting'] })
