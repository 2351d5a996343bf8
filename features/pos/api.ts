import * as z from 'zod/mini'
import {
  type TillReceipt,
  posInformed,
  tillFields,
  tillReceiptFromWire,
  tipInDollars,
  transactionWire,
} from '../bill/paying/paymentWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { allServerMessages } from '../shared/api/answers/serverMessage.ts'
import { dollars } from '../shared/money/money.ts'
import { decidingFlag, documentedAs, id, inside, name, nullish, text } from '../shared/api/wire.ts'
import type { Charge } from '../payment/attempt/attempt.ts'
import { actionWire, agrees, attemptResponses, bankAsked, contradictsSuccess, declined } from '../payment/wire/chargeWire.ts'
import { savedCardList } from '../payment/wire/savedCardsWire.ts'
import { mapped } from '../shared/api/mapped.ts'

/** A receipt as the server sends it: the address is not checked yet. */
export type PosReceiptRead = TillReceipt & { readonly returnUrlOverride: string | null }

const paidFields = { ...tillFields(z.unknown()), return_url_override: text }
const paidWire = z.object(paidFields)

const paidFromWire = (wire: z.output<typeof paidWire>): Charge<PosReceiptRead> => ({
  outcome: 'paid',
  receipt: { ...tillReceiptFromWire(wire), returnUrlOverride: wire.return_url_override },
})

const chargeWire = z.extend(paidWire, { requires_action: decidingFlag, client_secret: text, decline_code: text })
documentedAs.set(
  chargeWire,
  z.union([
    z.extend(paidWire, { pos_success: posInformed(z.unknown()) }),
    z.extend(paidWire, { pos_success: z.nullish(z.null()), transaction: z.extend(transactionWire, { id }) }),
    z.object({ requires_action: z.literal(true), client_secret: name }),
    z.object({ decline_code: name }),
  ]),
)

/** Null if the answer has no outcome or a contradictory one: the attempt is then looked up. */
function chargeFromWire(wire: z.output<typeof chargeWire>): Charge<PosReceiptRead> | null {
  const { status, errors, paid, pos_success, transaction, requires_action, client_secret, decline_code } = wire
  const isMade = !contradictsSuccess({ status, errors, paid }) && (transaction === null || !contradictsSuccess(transaction))
  if (!isMade && pos_success !== null) return null
  const isCharged =
    pos_success !== null || (isMade && transaction !== null && (transaction.id !== null || (transaction.amount_charged ?? 0) > 0))
  const said: readonly (Charge<PosReceiptRead> | null)[] = [
    ...(isCharged ? [paidFromWire(wire)] : []),
    ...(requires_action ? [client_secret === null ? null : ({ outcome: 'requiresAction', clientSecret: client_secret } as const)] : []),
    ...(decline_code === null ? [] : [{ outcome: 'declined', code: decline_code } as const]),
  ]
  return said.length === 1 ? (said[0] ?? null) : null
}

/**
 * The answer to a payment: `pos_success` and `return_url_override` (B §7), and the bank's question. Without `pos_success`, a
 * `transaction` means that the card was charged and the till was not informed. Credit has no till.
 */
const chargeResponse = mapped(chargeWire, (wire, { issues }): Charge<PosReceiptRead> => {
  const charge = chargeFromWire(wire)
  if (charge) return charge
  issues.push({ code: 'custom', message: 'It does not say how the payment ended', input: wire })
  return z.NEVER
})

const paid = mapped(z.object({ outcome: z.literal('paid'), ...paidFields }).check(agrees(['transaction'])), (wire) => paidFromWire(wire))

// The flag decides how the answer to a payment is read.
const needsBank = mapped(z.extend(actionWire, { requires_action: decidingFlag }), (wire) => bankAsked(wire))

const attempt = attemptResponses([paid, needsBank, declined])

/** The cards of the diner after one was added. */
const cardsResponse = inside('credit_cards', savedCardList)

export type PosAttemptWire = z.input<typeof attempt.lookUp>

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
      charge_stripe_source_id: nullish(z.string()),
      partial_payment: z.boolean(),
      offer_claim_id: nullish(z.string()),
      // Our decision: the specification's payment is of an amount, and names no lines.
      line_ids: nullish(z.array(z.string())),
    }),
    project: z.string(),
    ticket_number: z.string(),
    location_id: nullish(z.string()),
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
