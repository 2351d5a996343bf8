import { getGift } from '../../features/gift/api.ts'
import { readAhead } from '../runtime/api/readAhead.ts'
import { Reads } from '../runtime/api/useRead.tsx'
import { onePage } from '../runtime/routing/onePage.tsx'
import { GiftRoute } from './GiftRoute.tsx'
import { giftToken } from './giftToken.ts'

export const app = onePage(GiftRoute, { wrap: Reads, load: ({ search }) => readAhead(getGift, { path: { token: giftToken(search) } }) })
