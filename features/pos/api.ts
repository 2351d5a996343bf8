import * as z from 'zod/mini'
import { tipInDollars } from '../bill/paying/paymentWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { allServerMessages } from '../shared/api/answers/serverMessage.ts'
import { dollars } from '../shared/money/money.ts'
import { orNull } from '../shared/api/wire.ts'
import { attempt, cardsResponse, chargeResponse } from './chargeWire.ts'

/** Saves a card by its token, and answers with all cards of the diner (POS-12). */
export const addCard = endpoint({
  method: 'POST',
  path: '/api/v3/current_user/stripe_sources',
  body: z.object({ stripe_token: z.string() }),
  response: cardsResponse,
  auth: 'required',
})

/** Pays a bill (B §7). Acts once for each idempotency key (NET-08): the specification names no key, so this is our decision. */
export const payBill = endpoint({
  method: 'POST',
  path: '/api/v3/current_user/credits',
  body: z.object({
    transaction: z.object({
      amount: dollars,
      charge_stripe_source_id: orNull(z.string()),
      partial_payment: z.boolean(),
      offer_claim_id: orNull(z.string()),
    }),
    project: z.string(),
    ticket_number: z.string(),
    location_id: orNull(z.string()),
    pos: z.optional(z.string()),
    tip: z.nullable(tipInDollars),
  }),
  response: chargeResponse,
  auth: 'required',
  // Any of its messages may say that the payment is already done.
  messageOf: allServerMessages,
})

/**
 * Buys credit at the table (POS-06). Acts once for each idempotency key (NET-08). The specification does not show the answer: that
 * its `transaction` says what was charged is our decision.
 */
export const buyCredit = endpoint({
  method: 'POST',
  path: '/api/v2/gift_card_purchases.json',
  body: z.object({
    gift_card_purchase: z.object({
      gift_card_option_id: z.string(),
      stripe_source_id: z.string(),
      agrees_with_tos_privacy: z.literal('on'),
    }),
  }),
  response: chargeResponse,
  auth: 'required',
})

// The specification names no calls to look an attempt up, to close it, and to continue it after the bank's question: these three
// are our decision. They go by the key alone, because the diner's session may have ended.

/** Continues an attempt that the diner has confirmed with the bank. */
export const completePayment = endpoint({ method: 'POST', path: '/api/v3/payment_attempts/{key}/complete', response: chargeResponse })

/** Reads the result of an attempt, before one without an answer may be repeated (NET-08). */
export const lookUpPayment = endpoint({ method: 'GET', path: '/api/v3/payment_attempts/{key}', response: attempt.lookUp })

/** Gives an attempt up: from then on its key charges nothing (NET-08). */
export const closePayment = endpoint({ method: 'POST', path: '/api/v3/payment_attempts/{key}/close', response: attempt.close })
