import { Reads } from '../runtime/api/useRead.tsx'
import { onePage } from '../runtime/routing/onePage.tsx'
import { GiftRoute } from './GiftRoute.tsx'

export const app = onePage(GiftRoute, { wrap: Reads })
