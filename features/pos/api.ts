import * as z from 'zod/mini'
import { type BillReceipt, flatFields, paidFromFlat, posInformed, transactionWire } from '../bill/paid/receiptWire.ts'
import { tipInDollars } from '../bill/tipping/tipWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { allServerMessages } from '../shared/api/answers/serverRefusal.ts'
import { dollars } from '../shared/money/money.ts'
import { decidingFlag, documentedAs, id, inside, name, nullish, text, mapped } from '../shared/api/wire.ts'
import type { Charge } from '../payment/attempt/attempt.ts'
import { contradictsSuccess } from '../payment/wire/chargeWire.ts'
import { savedCardList } from '../payment/wire/savedCardsWire.ts'

const paidWire = z.object(flatFields)

const chargeWire = z.extend(paidWire, { requires_action: decidingFlag, client_secret: text, decline_code: text })
documentedAs.set(
  chargeWire,
  z.union([
    z.extend(paidWire, { pos_success: posInformed }),
    z.extend(paidWire, { pos_success: z.nullish(z.null()), transaction: z.extend(transactionWire, { id }) }),
    z.object({ requires_action: z.literal(true), client_secret: name }),
    z.object({ decline_code: name }),
  ]),
)

/** Null if the answer has no outcome or a contradictory one: the attempt is then looked up. */
function chargeFromWire(wire: z.output<typeof chargeWire>): Charge<BillReceipt> | null {
  const { status, errors, paid, pos_success, transaction, requires_action, client_secret, decline_code } = wire
  const isMade = !contradictsSuccess({ status, errors, paid }) && (transaction === null || !contradictsSuccess(transaction))
  if (!isMade && pos_success !== null) return null
  const isCharged =
    pos_success !== null || (isMade && transaction !== null && (transaction.id !== null || (transaction.amount_charged ?? 0) > 0))
  const said: readonly (Charge<BillReceipt> | null)[] = [
    ...(isCharged ? [paidFromFlat(wire)] : []),
    ...(requires_action ? [client_secret === null ? null : ({ outcome: 'requiresAction', clientSecret: client_secret } as const)] : []),
    ...(decline_code === null ? [] : [{ outcome: 'declined', code: decline_code } as const]),
  ]
  return said.length === 1 ? (said[0] ?? null) : null
}

/**
 * The answer to a payment: `pos_success` and `return_url_override` (B §7), and the bank's question. Without `pos_success`, a
 * `transaction` means that the card was charged and the till was not informed. Credit has no till.
 */
const chargeResponse = mapped(chargeWire, (wire, { issues }): Charge<BillReceipt> => {
  const charge = chargeFromWire(wire)
  if (charge) return charge
  issues.push({ code: 'custom', message: 'It does not say how the payment ended', input: wire })
  return z.NEVER
})

/** The cards of the diner after one was added. */
const cardsResponse = inside('credit_cards', savedCardList)

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
