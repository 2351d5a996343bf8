import * as z from 'zod/mini'
import { memberResponse } from '../checkout/wire/memberWire.ts'
import { attemptCalls } from '../payment/wire/attemptCalls.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { signedInCalls } from '../shared/api/signedInCalls.ts'
import { nothing, wholeNumber } from '../shared/api/wire.ts'
import { cancelResponse, ordersResponse, redemptionsResponse } from './orders/orders.ts'
import { withEmailOrPhone } from './emailOrPhone.ts'
import { dryRunResponse, orderBody, orderResponses, paidOrderBody } from './pay/giftOrder.ts'
import { configWire } from './terms.ts'

// The specification names no call of this site (B §7): every path and field here is our decision, unless B §3 has the field.

const giftingCall = signedInCalls('/api/v6/gifting')

export const getGiftingConfig = endpoint({
  method: 'GET',
  path: '/api/v6/gifting/config',
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

export const tryOrder = giftingCall({ method: 'POST', path: '/orders/dry_run', body: orderBody, response: dryRunResponse })

export const placeOrder = giftingCall({ method: 'POST', path: '/orders', body: paidOrderBody, response: orderResponses.charge })

export const { complete: completeOrder, lookUp: lookUpOrder, close: closeOrder } = attemptCalls(orderResponses)

export const getOrders = giftingCall({
  method: 'GET',
  path: '/orders',
  query: z.object({ query: z.optional(z.string()), status: z.optional(z.string()), page: wholeNumber }),
  response: ordersResponse,
})

export const getRedemptions = giftingCall({
  method: 'GET',
  path: '/orders/{id}/redemptions',
  query: z.object({ query: z.optional(z.string()), status: z.optional(z.string()), page: wholeNumber, per_page: wholeNumber }),
  response: redemptionsResponse,
})

export const resendGift = giftingCall({ method: 'POST', path: '/orders/{id}/redemptions/{redemptionId}/resend', response: nothing })

export const reissueGift = giftingCall({
  method: 'POST',
  path: '/orders/{id}/redemptions/{redemptionId}/reissue',
  body: withEmailOrPhone({}),
  response: nothing,
})

export const cancelGifts = giftingCall({
  method: 'POST',
  path: '/orders/{id}/cancel',
  body: z.union([z.object({ redemption_id: z.string() }), z.object({ all: z.literal(true) })]),
  response: cancelResponse,
})
