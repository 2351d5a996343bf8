import * as z from 'zod/mini'
import { addressBody } from '../shared/gift/address.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { attemptCalls } from '../payment/wire/attemptCalls.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { fields, nothing, nullish } from '../shared/api/wire.ts'
import { purchaseResponse, purchaseResponses } from './wire/chargeWire.ts'
import { giftOnTheWire, giftSentResponse } from './wire/giftWire.ts'
import { memberResponse } from './wire/memberWire.ts'
import { orderResponse, subscriptionsResponse } from './wire/orderWire.ts'
import { dollars } from '../shared/money/money.ts'

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/v5/purchase_options/{kind}/{id}',
  query: fields({ promoCode: ['code', nullish(z.string())] }),
  response: orderResponse,
  auth: 'optional',
})

export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v5/subscription_options',
  query: fields({ promoCode: ['code', nullish(z.string())] }),
  response: subscriptionsResponse,
})

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: memberResponse,
  auth: 'required',
  ownAccount: true,
})

export const purchase = endpoint({
  method: 'POST',
  path: '/api/v5/purchases',
  body: fields({
    icoId: ['ico_id', nullish(z.string())],
    gcoId: ['gco_id', nullish(z.string())],
    promoCode: ['code', nullish(z.string())],
    agreed: ['amount_to_charge', dollars],
    email: ['email', emailOnTheWire],
    firstName: ['first_name', z.string()],
    lastName: ['last_name', z.string()],
    paymentMethodId: ['payment_method_id', nullish(z.string())],
    agreedTo: ['renewal_consent', nullish(z.string())],
    campaign: ['utm', z.record(z.string(), z.string())],
  }),
  response: purchaseResponse,
  auth: 'optional',
})

export const {
  complete: completePurchase,
  lookUp: lookUpPurchase,
  close: closePurchase,
} = attemptCalls({ ...purchaseResponses, charge: purchaseResponse })

export const sendGift = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/{id}/gift',
  body: giftOnTheWire,
  response: giftSentResponse,
  auth: 'optional',
})

export const correctGift = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/{id}/gift/address',
  body: addressBody,
  response: giftSentResponse,
  auth: 'optional',
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/v5/passwords',
  body: fields({ resetToken: ['reset_token', z.string()], password: ['password', z.string()] }),
  response: nothing,
})
