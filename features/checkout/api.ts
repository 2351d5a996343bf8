import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { day } from '../shared/dates/day.ts'
import { documentedAs, fields, nothing, optional, orNull } from '../shared/api/wire.ts'
import { purchaseResponse, purchaseResponses } from './chargeWire.ts'
import { memberResponse } from './memberWire.ts'
import { orderResponse, subscriptionsResponse } from './orderWire.ts'
import { agrees, failureFields, statusShownAs } from '../payment/wire/chargeWire.ts'
import { dollars } from '../shared/money/money.ts'
import { orderPath } from './paths.ts'

/**
 * An option and its price, with a promo code if the buyer has one. Refused with 404 for an unknown option, and with 410 for
 * one that is no longer sold: the page says that it is not there. A promo code is refused with 422 and a message that names the
 * code; the page says it, and reads the price without the code.
 */
export const getOrder = endpoint({
  method: 'GET',
  path: orderPath,
  query: fields({ promoCode: ['code', orNull(z.string())] }),
  response: orderResponse,
  auth: 'optional',
})

/** The subscriptions on sale, with a promo code (CHK-08). The specification names no call for this, so the path is our decision. */
export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v5/subscription_options',
  query: fields({ promoCode: ['code', orNull(z.string())] }),
  response: subscriptionsResponse,
})

/** The member who owns the token, and their saved cards. */
export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: memberResponse,
  auth: 'required',
  ownAccount: true,
})

/**
 * Buys an option. The same idempotency key charges at most once (NET-08). Refused with 412 if the price differs from the
 * total that the buyer agreed to, with 410 if the option has expired, and with 409 under a key that was closed. Carries no
 * payment method if there is nothing to pay. A refusal settles nothing: the look-up of its key stays `unknown`, and another
 * request under the key may still be accepted. The server sends the receipt by email.
 */
export const purchase = endpoint({
  method: 'POST',
  path: '/api/v5/purchases',
  body: fields({
    /** Either this or `gco_id`: the option. */
    icoId: ['ico_id', orNull(z.string())],
    gcoId: ['gco_id', orNull(z.string())],
    promoCode: ['code', orNull(z.string())],
    agreed: ['amount_to_charge', dollars],
    email: ['email', emailOnTheWire],
    firstName: ['first_name', z.string()],
    lastName: ['last_name', z.string()],
    /** The provider's payment method, such as `pm_1N…`, or a saved card. */
    paymentMethodId: ['payment_method_id', orNull(z.string())],
    /** Where the visit came from: the `utm_…` parameters of the link. */
    campaign: ['utm', z.record(z.string(), z.string())],
  }),
  response: purchaseResponse,
  auth: 'optional',
})

/** Continues an attempt that the buyer has confirmed with the bank. The `Idempotency-Key` is that of the purchase. */
export const completePurchase = endpoint({ method: 'POST', path: '/api/v5/purchases/attempts/{key}/complete', response: purchaseResponse })

/**
 * Reads the result of an attempt, before an attempt without an answer may be repeated (NET-08). It uses the key alone,
 * as closing does, because the member may have signed out.
 */
export const lookUpPurchase = endpoint({ method: 'GET', path: '/api/v5/purchases/attempts/{key}', response: purchaseResponses.lookUp })

/**
 * Gives an attempt up, so that another may be made under another key (NET-08). Answers the attempt's result if it has
 * one. Otherwise it answers `closed`, as often as it is asked: from then on the server refuses every purchase under this
 * key, and cancels a payment that waits for the bank. The `Idempotency-Key` is that of the purchase.
 */
export const closePurchase = endpoint({ method: 'POST', path: '/api/v5/purchases/attempts/{key}/close', response: purchaseResponses.close })

const gift = fields({
  recipientName: ['recipient_name', z.string()],
  recipientEmail: ['recipient_email', emailOnTheWire],
  message: ['message', z.string()],
  deliverOn: ['deliver_on', orNull(day)],
  timeZone: ['time_zone', z.string()],
})

const giftSent = z.object({ gift: optional(gift) })

// What a gift may say of itself that is on its way, or waits for its day.
const onItsWay = ['scheduled', 'pending', 'queued', 'created', 'open', 'sending', 'sent', 'delivered', 'claimed', 'redeemed']
const agreeing = z.looseObject(failureFields).check(agrees([], onItsWay))

/**
 * A gift that cannot be read counts as the gift that was sent; an answer without one, or one that says that it was not sent, does
 * not say that anything was sent (NET-12).
 */
const confirmedGift = z.custom<z.input<typeof giftSent>>((body) => z.safeParse(z.object({ gift: agreeing }), body).success)
documentedAs.set(confirmedGift, z.object({ gift: z.intersection(gift, z.object({ ...failureFields, status: statusShownAs(onItsWay) })) }))

/**
 * Sends a gift card to its recipient (CHK-05). A purchase is sent once: a later request answers the gift that went out first.
 * No purchase has the id `attempts`, with which the paths of the attempts begin.
 */
export const sendGift = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/{id}/gift',
  body: gift,
  response: z.pipe(confirmedGift, giftSent),
  auth: 'optional',
})

/** Sets a new user's password (CHK-07). */
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/v5/passwords',
  body: fields({ resetToken: ['reset_token', z.string()], password: ['password', z.string()] }),
  response: nothing,
})
