import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/email.ts'
import { endpoint } from '../shared/endpoint.ts'
import { day } from '../shared/day.ts'
import { fields, nothing, optional, orElse, orNull } from '../shared/wire.ts'
import { chargeResponse, closeResponse, lookUpResponse } from './chargeWire.ts'
import { memberResponse, orderResponse } from './orderWire.ts'
import { dollars } from '../shared/money.ts'
import { subscriptionsResponse } from './subscriptionWire.ts'

/** What an option costs and brings, with the code. Refused with 404 for one that nobody knows. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/v5/purchase_options/{kind}/{id}',
  query: fields({ promoCode: ['code', orNull(z.string())] }),
  response: orderResponse,
})

/**
 * The subscriptions that are sold, with the code, for who comes without one in mind (CHK-08). Our decision: the
 * specification names no call for this choice.
 */
export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v5/subscription_options',
  query: fields({ promoCode: ['code', orNull(z.string())] }),
  response: subscriptionsResponse,
})

/** Who bears the token, and the cards that paid before. */
export const getCurrentUser = endpoint({ method: 'GET', path: '/api/v5/current_user', response: memberResponse })

/**
 * Buys an option. Carries an idempotency key: the same key charges at most once, whatever is sent how often (NET-08).
 * Carries the total that the buyer agreed to: refused with 412 where the order comes to another one, and nothing is charged.
 * Refused with 410 where the option has expired meanwhile. Carries no payment method where there is nothing to pay.
 * A refusal settles nothing: another request under the key may be heard.
 */
export const purchase = endpoint({
  method: 'POST',
  path: '/api/v5/purchases',
  body: fields({
    icoId: ['ico_id', orNull(z.string())],
    gcoId: ['gco_id', orNull(z.string())],
    promoCode: ['code', orNull(z.string())],
    agreed: ['amount_to_charge', dollars],
    email: ['email', emailOnTheWire],
    firstName: ['first_name', z.string()],
    lastName: ['last_name', z.string()],
    paymentMethodId: ['payment_method_id', orNull(z.string())],
    campaign: ['utm', z.record(z.string(), z.string())],
  }),
  response: chargeResponse,
})

/** Goes on with an attempt that the buyer has confirmed with the bank. */
export const completePurchase = endpoint({ method: 'POST', path: '/api/v5/purchases/attempts/{key}/complete', response: chargeResponse })

/**
 * What became of the attempt that carried this key; asked before one whose answer was lost may be repeated (NET-08). It goes
 * by the key alone, as closing does: who paid may no longer be signed in.
 */
export const lookUpPurchase = endpoint({ method: 'GET', path: '/api/v5/purchases/attempts/{key}', response: lookUpResponse })

/**
 * Gives an attempt up, so that another may be made under another key (NET-08). Answers what it came to, if that is settled.
 * Else it answers `closed`, which the server keeps for good in the same step: whatever arrives under this key later, the
 * purchase itself included, is refused with 409 and charges nothing; a payment that waits for the bank is cancelled.
 */
export const closePurchase = endpoint({ method: 'POST', path: '/api/v5/purchases/attempts/{key}/close', response: closeResponse })

const gift = fields({
  recipientName: ['recipient_name', z.string()],
  recipientEmail: ['recipient_email', emailOnTheWire],
  message: ['message', z.string()],
  deliverOn: ['deliver_on', orNull(day)],
  timeZone: ['time_zone', z.string()],
})

/**
 * Says to whom a gift card goes, and when (CHK-05). A purchase is given once: whatever is sent for it later, the answer is
 * the gift that went out first.
 */
export const sendGift = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/{id}/gift',
  body: gift,
  // What cannot be read of it is as it was sent.
  response: orElse(z.object({ gift: optional(gift) }), { gift: null }),
})

/** Sets a new user's password (CHK-07). */
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/v5/passwords',
  body: fields({ resetToken: ['reset_token', z.string()], password: ['password', z.string()] }),
  response: nothing,
})
