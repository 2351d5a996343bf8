import type { HttpHandler } from 'msw'
import { type Store, createStore } from '../state/memory/store.ts'
import { accountHandlers } from './account.ts'
import { attemptHandlers } from './attempts.ts'
import { businessHandlers } from './business.ts'
import { claimHandlers } from './claim.ts'
import { checkoutHandlers } from './checkout.ts'
import { emailReviewHandlers } from './emailReview.ts'
import { eventHandlers } from './events.ts'
import { giftingHandlers } from './bulkGifting.ts'
import { imageHostHandlers } from './imageHost.ts'
import { leadHandlers } from './lead.ts'
import { managersHandlers } from './managers.ts'
import { managersCheckHandlers } from './managersCheck.ts'
import { ambassadorHandlers } from './ambassador.ts'
import { giftHandlers } from './gift.ts'
import { mapHandlers } from './map.ts'
import { partnerHandlers } from './partners/partner.ts'
import { partnerImagesHandlers } from './partners/partnerImages.ts'
import { partnerTeamHandlers } from './partners/partnerTeam.ts'
import { paymentProviderHandlers } from './paymentProvider.ts'
import { posHandlers } from './pos.ts'
import { privacyHandlers } from './privacy.ts'
import { purchaseHandlers } from './store.ts'
import { purchaseLinkHandlers } from './purchaseLink.ts'
import { redemptionHandlers } from './diner.ts'
import { subscriptionHandlers } from './subscription.ts'
import { venueHandlers } from './venue.ts'

/** The whole API over a store. */
export const createHandlers = (store: Store): readonly HttpHandler[] => [
  // The most frequent calls come first, because every handler before the matching one parses the request again.
  ...eventHandlers(store),
  ...claimHandlers(store),
  ...accountHandlers(store),
  ...purchaseHandlers(store),
  ...checkoutHandlers(store),
  ...attemptHandlers(store),
  ...subscriptionHandlers(store),
  ...purchaseLinkHandlers(store),
  ...businessHandlers(store),
  ...mapHandlers(),
  ...giftHandlers(store),
  ...ambassadorHandlers(store),
  ...managersHandlers(store),
  ...managersCheckHandlers(store),
  // Before the others: a brand's hero and a return from the payment provider have the address of another call.
  ...partnerImagesHandlers(store),
  ...partnerTeamHandlers(store),
  ...partnerHandlers(store),
  ...paymentProviderHandlers(store),
  ...venueHandlers(store),
  ...redemptionHandlers(store),
  ...posHandlers(store),
  ...privacyHandlers(store),
  ...emailReviewHandlers(store),
  ...giftingHandlers(store),
  ...leadHandlers(store),
  ...imageHostHandlers,
]

/** The first folders of the API's paths: some older calls are outside `/api`. */
export const apiPaths = (handlers: readonly HttpHandler[]): readonly string[] => [
  ...new Set(handlers.map(({ info }) => `/${String(info.path).split('/')[1]}`)),
]

/** The API for stories and tests. Reset the store before each (`store.reset()`), and read the sent data from it. */
export const store = createStore()

export const handlers = createHandlers(store)
