import type { Way } from '../way.ts'
import { bulkGifting } from './bulkGifting.ts'
import { checkout } from './checkout.ts'
import { claim } from './claim.ts'
import { diner } from './diner.ts'
import { financeWays } from './finances.ts'
import { imageWays, submitting } from './images.ts'
import { joining } from './joining.ts'
import { managers } from './managers.ts'
import { partners } from './partners.ts'
import { pos } from './pos.ts'
import { business, embed, gift, store } from './public.ts'

/** Every way to a call, by the app. */
export const ways: Readonly<Record<string, readonly Way[]>> = {
  'bulk-gifting': bulkGifting,
  business,
  checkout,
  claim,
  diner,
  embed,
  gift,
  managers,
  partners: [...partners, ...financeWays, ...imageWays, ...joining, ...submitting],
  pos,
  store,
}
