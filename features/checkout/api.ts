import * as z from 'zod/mini'
import { addressBody, addressFromWire, addressOnTheWire, addressToWire } from '../shared/gift/address.ts'
import type { Gift } from './gift.ts'
import { giftDesign } from './visit.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { day } from '../shared/dates/day.ts'
import { documentedAs, fields, nothing, optional, nullish } from '../shared/api/wire.ts'
import { purchaseResponse, purchaseResponses } from './wire/chargeWire.ts'
import { memberResponse } from './wire/memberWire.ts'
import { orderResponse, subscriptionsResponse } from './wire/orderWire.ts'
import { agrees, failureFields, statusShownAs } from '../payment/wire/chargeWire.ts'
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

export const completePurchase = endpoint({ method: 'POST', path: '/api/v5/purchases/attempts/{key}/complete', response: purchaseResponse })

export const lookUpPurchase = endpoint({ method: 'GET', path: '/api/v5/purchases/attempts/{key}', response: purchaseResponses.lookUp })

export const closePurchase = endpoint({ method: 'POST', path: '/api/v5/purchases/attempts/{key}/close', response: purchaseResponses.close })

const giftFields = fields({
  recipientName: ['recipient_name', z.string()],
  ...addressOnTheWire,
  message: ['message', z.string()],
  deliverOn: ['deliver_on', nullish(day)],
  timeZone: ['time_zone', z.string()],
  design: ['design', nullish(giftDesign)],
})
const gift = z.codec(giftFields, z.custom<Gift>(), {
  decode: (wire, { issues }) => {
    const address = addressFromWire(wire)
    if (address) return { ...wire, ...address }
    issues.push({ code: 'custom', message: 'A gift without an address', input: wire })
    return z.NEVER
  },
  encode: (sent) => ({ ...sent, ...addressToWire(sent) }),
})

const giftSent = z.object({ gift: optional(gift) })

// The statuses of a gift that was sent, or waits for its day.
const onItsWay = ['scheduled', 'pending', 'queued', 'created', 'open', 'sending', 'sent', 'delivered', 'claimed', 'redeemed']
const agreeing = z.looseObject(failureFields).check(agrees([], onItsWay))

/**
 * An unreadable gift counts as the gift that was sent. An answer without a gift, or with one that was not sent, confirms
 * nothing (NET-12).
 */
const confirmedGift = z.custom<z.input<typeof giftSent>>((body) => z.safeParse(z.object({ gift: agreeing }), body).success)
documentedAs.set(confirmedGift, z.object({ gift: z.intersection(gift, z.object({ ...failureFields, status: statusShownAs(onItsWay) })) }))

export const sendGift = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/{id}/gift',
  body: gift,
  response: z.pipe(confirmedGift, giftSent),
  auth: 'optional',
})

export const correctGift = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/{id}/gift/address',
  body: addressBody,
  response: z.pipe(confirmedGift, giftSent),
  auth: 'optional',
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/v5/passwords',
  body: fields({ resetToken: ['reset_token', z.string()], password: ['password', z.string()] }),
  response: nothing,
})
