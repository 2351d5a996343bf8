import * as z from 'zod/mini'
import { tipInDollars } from '../bill/paying/paymentWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { allServerMessages } from '../shared/api/answers/serverMessage.ts'
import { dollars } from '../shared/money/money.ts'
import { orNull } from '../shared/api/wire.ts'
import { attempt, cardsResponse, chargeResponse } from './chargeWire.ts'

export const addCard = endpoint({
  method: 'POST',
  path: '/api/v3/current_user/stripe_sources',
  body: z.object({ stripe_token: z.string() }),
  response: cardsResponse,
  auth: 'required',
})

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
  // Any of its messages may mean that the payment is already done.
  messageOf: allServerMessages,
})

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

export const completePayment = endpoint({ method: 'POST', path: '/api/v3/payment_attempts/{key}/complete', response: chargeResponse })

export const lookUpPayment = endpoint({ method: 'GET', path: '/api/v3/payment_attempts/{key}', response: attempt.lookUp })

export const closePayment = endpoint({ method: 'POST', path: '/api/v3/payment_attempts/{key}/close', response: attempt.close })
