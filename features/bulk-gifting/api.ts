import * as z from 'zod/mini'
import { memberResponse } from '../checkout/wire/memberWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { nothing, wholeNumber } from '../shared/api/wire.ts'
import { cancelResponse, ordersResponse, redemptionsResponse } from './orders/orders.ts'
import { withEmailOrPhone } from './emailOrPhone.ts'
import { dryRunResponse, orderBody, orderResponses, paidOrderBody } from './pay/giftOrder.ts'
import { configPath } from './paths.ts'
import { configWire } from './terms.ts'

// The specification names no call of this site (B §7): every path and field here is our decision, unless B §3 has the field.

export const getGiftingConfig = endpoint({
  method: 'GET',
  path: configPath,
  query: z.object({ country: z.optional(z.string()) }),
  response: configWire,
})

export const getBuyer = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: memberResponse,
  auth: 'required',
  ownAccount: true,
})

export const tryOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/dry_run',
  body: orderBody,
  response: dryRunResponse,
  auth: 'required',
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders',
  body: paidOrderBody,
  response: orderResponses.charge,
  auth: 'required',
})

export const completeOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/attempts/{key}/complete',
  response: orderResponses.charge,
  auth: 'required',
})

export const lookUpOrder = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/attempts/{key}',
  response: orderResponses.lookUp,
  auth: 'required',
})

export const closeOrder = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/attempts/{key}/close',
  response: orderResponses.close,
  auth: 'required',
})

export const getOrders = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/orders',
  query: z.object({ query: z.optional(z.string()), status: z.optional(z.string()), page: wholeNumber }),
  response: ordersResponse,
  auth: 'required',
})

export const getRedemptions = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/orders/{id}/redemptions',
  query: z.object({ query: z.optional(z.string()), status: z.optional(z.string()), page: wholeNumber, per_page: wholeNumber }),
  response: redemptionsResponse,
  auth: 'required',
})

export const resendGift = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/{id}/redemptions/{redemptionId}/resend',
  response: nothing,
  auth: 'required',
})

export const reissueGift = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/{id}/redemptions/{redemptionId}/reissue',
  body: withEmailOrPhone({}),
  response: nothing,
  auth: 'required',
})

export const cancelGifts = endpoint({
  method: 'POST',
  path: '/api/v6/gifting/orders/{id}/cancel',
  body: z.union([z.object({ redemption_id: z.string() }), z.object({ all: z.literal(true) })]),
  response: cancelResponse,
  auth: 'required',
})
