import * as z from 'zod/mini'
import { memberResponse } from '../checkout/memberWire.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { nothing, wholeNumber } from '../shared/api/wire.ts'
import { cancelResponse, ordersResponse, redemptionsResponse } from './orders/orders.ts'
import { dryRunResponse, orderBody, orderResponses, paidOrderBody } from './pay/giftOrder.ts'
import { configPath } from './paths.ts'
import { configWire } from './terms.ts'

// The specification names no call of this site (B §7): every path and field here is our decision, unless B §3 has the field.

/** The site's tiers, presets and country (BLK-01). `country` is the one that the page's address asks for. */
export const getGiftingConfig = endpoint({
  method: 'GET',
  path: configPath,
  query: z.object({ country: z.optional(z.string()) }),
  response: configWire,
})

/** The buyer who is signed in, and their saved cards. */
export const getBuyer = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: memberResponse,
  auth: 'required',
  ownAccount: true,
})

/** What an order would do (BLK-10). It changes nothing. */
export const tryOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/dry_run',
  body: orderBody,
  response: dryRunResponse,
  auth: 'required',
})

/** Pays and creates an order. The same idempotency key does it at most once (NET-08). Refused with 412 if the price has changed. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders',
  body: paidOrderBody,
  response: orderResponses.charge,
  auth: 'required',
})

/** Continues an attempt that the buyer has confirmed with the bank. */
export const completeOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/attempts/{key}/complete',
  response: orderResponses.charge,
  auth: 'required',
})

/** Reads the result of an attempt whose answer was lost (NET-08). */
export const lookUpOrder = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/attempts/{key}',
  response: orderResponses.lookUp,
  auth: 'required',
})

/** Gives an attempt up: from then on its key charges nothing. */
export const closeOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/attempts/{key}/close',
  response: orderResponses.close,
  auth: 'required',
})

/** The orders, the latest first; with a text, those with a recipient whose address holds it (BLK-07, BLK-11). */
export const getOrders = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/orders',
  query: z.object({ query: z.optional(z.string()), status: z.optional(z.string()), page: wholeNumber }),
  response: ordersResponse,
  auth: 'required',
})

/** An order and a page of its recipients. `matches` counts all that fit the text and the status. */
export const getRedemptions = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/orders/{id}/redemptions',
  query: z.object({ query: z.optional(z.string()), status: z.optional(z.string()), page: wholeNumber, per_page: wholeNumber }),
  response: redemptionsResponse,
  auth: 'required',
})

/** Sends a gift again, with the code that it has. The same idempotency key does it at most once (NET-08). */
export const resendGift = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/{id}/redemptions/{redemptionId}/resend',
  response: nothing,
  auth: 'required',
})

/** Sends a gift to another address with a new code. The old code ends. The same idempotency key does it at most once (NET-08). */
export const reissueGift = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/{id}/redemptions/{redemptionId}/reissue',
  body: z.object({ email: emailOnTheWire }),
  response: nothing,
  auth: 'required',
})

/** Cancels what has not been sent: one gift, or with `all` every one of the order. The same idempotency key does it at most once (NET-08). */
export const cancelGifts = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/{id}/cancel',
  body: z.union([z.object({ redemption_id: z.string() }), z.object({ all: z.literal(true) })]),
  response: cancelResponse,
  auth: 'required',
})
