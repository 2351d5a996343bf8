import * as z from 'zod/mini'
import { calculateBreakdown } from '../../../features/bill/sums/breakdown.ts'
import { offerList } from '../../../features/bill/reading/offersWire.ts'
import { zeroCents } from '../../../features/bill/sums/arithmetic.ts'
import { ticketBody } from '../../../features/bill/reading/ticketWire.ts'
import type { ChargeWire } from '../../../features/bill/paid/receiptWire.ts'
import { payBill } from '../../../features/pos/api.ts'
import { declineMessage } from '../../../features/payment/attempt/problem.ts'
import type { InputOf } from '../../../features/shared/api/endpoint.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { overridingTicket, venues } from '../../../features/bill/examples/venues.ts'
import {
  findBill,
  cardsOfDiner,
  cashOfDiner,
  emailFromToken,
  isTillInformed,
  offersOfDiner,
  refuseLines,
  refuseLineSum,
} from '../diner/dining.ts'
import { type Payment, payAtTable } from '../diner/payAtTable.ts'
import { type Answer, complete, settleOnce } from '../memory/attempts.ts'
import { bankAnswer, getDecline } from '../memory/bank.ts'
import { centsFromDollars, dollarsFromCents } from '../memory/dollars.ts'
import { type Refused, catalogue, isRefused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Body = InputOf<typeof payBill>['body']

/** Why a diner's card cannot be charged, or null. */
function cardProblem(store: Store, email: string, cardId: string | null): Refused | null {
  if (cardId === null || !cardsOfDiner(store, email).some(({ id }) => id === cardId)) return refuse('Please choose a card.')
  const code = getDecline(cardId)
  return code === undefined ? null : refuse(declineMessage({ kind: 'savedCard' }, code), 402)
}

const getCard = ({ transaction, tip }: Body): string | null => transaction.charge_stripe_source_id ?? tip?.stripe_source_id ?? null

type Entry = Omit<Payment, 'id' | 'at'>

/** Records a payment in the ledger. */
function charge(store: Store, entry: Entry): ChargeWire {
  const id = store.nextId('payment')
  const at = store.now()
  payAtTable(store, { id, at, ...entry })
  return {
    outcome: 'paid',
    payment: {
      id,
      created_at: new Date(at).toISOString(),
      amount_charged: dollarsFromCents(entry.charged),
      // Not yet.
      pos_success: entry.ticket === null || isTillInformed(entry.ticket),
      return_url_override: entry.ticket === overridingTicket ? 'lunch://receipt' : null,
    },
  }
}

/** The bill of a project without locations is read by the project's id, and paid by its slug. */
const getLocationId = ({ location_id, project }: Body): string =>
  location_id ?? String(Object.values(venues).find(({ project_slug }) => project_slug === project)?.project_id ?? project)

/** The money that a payment moves, or the reason that it cannot be made: never more than is due. */
function createEntry(store: Store, payment: Body, key: string, email: string): Entry | Refused {
  const named = { location: getLocationId(payment), number: payment.ticket_number }
  const wire = findBill(store, named)
  if (isRefused(wire)) return wire
  const bill = z.parse(ticketBody, wire)
  if (bill.due === 0) return refuse('Payment is already done')
  const { amount, line_ids: lineIds } = payment.transaction
  const linesPaid = refuseLines(store, named, lineIds)
  if (linesPaid) return linesPaid
  const otherSum = refuseLineSum(lineIds, bill, amount)
  if (otherSum) return otherSum
  // Less than the due amount is a part that the order requested.
  if (amount > bill.due) return refuse('The bill has changed. Please look at it again.', 412)
  const offer = z.decode(offerList, offersOfDiner(store, email))?.find(({ claimId }) => claimId === payment.transaction.offer_claim_id)
  const sums = calculateBreakdown(bill, {
    split: amount,
    offer: offer?.balance ?? zeroCents,
    cash: cents(Math.max(0, cashOfDiner(store, email))),
    tip: payment.tip?.amount ?? zeroCents,
  })
  const problem = sums.charged > 0 ? cardProblem(store, email, getCard(payment)) : null
  return (
    problem ?? {
      key,
      location: named.location,
      ticket: named.number,
      email,
      paid: sums.paying,
      tip: sums.tip,
      house: sums.houseAccount,
      claim: sums.offer > 0 ? payment.transaction.offer_claim_id : null,
      offer: sums.offer,
      charged: sums.charged,
      cash: sums.cash,
      lines: lineIds ?? [],
    }
  )
}

/** Pays a bill once for each key. */
export function payBillOnce(store: Store, payment: Body, key: string, token: string | null): Answer | Refused {
  const email = emailFromToken(store, token)
  if (email === undefined) return catalogue.signInAgain
  return settleOnce(
    store,
    key,
    () => {
      const entry = createEntry(store, payment, key, email)
      if (isRefused(entry)) return entry
      return bankAnswer(entry.charged > 0 ? (getCard(payment) ?? '') : '', key) ?? charge(store, entry)
    },
    { of: 'table', payment: z.encode(payBill.body, payment), email },
  )
}

/** Buys credit once for each key. */
export function buyCreditOnce(store: Store, optionId: string, cardId: string, key: string, token: string | null): Answer | Refused {
  const email = emailFromToken(store, token)
  if (email === undefined) return catalogue.signInAgain
  return settleOnce(store, key, () => {
    const options = Object.values(venues).flatMap(({ gift_card_options }) => gift_card_options ?? [])
    const option = options.find(({ id }) => String(id) === optionId)
    if (!option) return refuse('This credit is no longer sold.', 410)
    const bought = { charged: centsFromDollars(option.amount), cash: 0 - centsFromDollars(option.credit_to_give) }
    const nothing = { location: null, ticket: null, paid: 0, tip: 0, house: 0, claim: null, offer: 0, lines: [] }
    return cardProblem(store, email, cardId) ?? charge(store, { key, email, ...nothing, ...bought })
  })
}

const awaited = z.object({ payment: payBill.body, email: z.string() })

/** The diner has confirmed with the bank: the attempt continues. */
export const completeBill = (store: Store, key: string): Answer | Refused =>
  complete(store, key, (request) => {
    const { payment, email } = z.parse(awaited, request)
    const entry = createEntry(store, payment, key, email)
    return isRefused(entry) ? entry : charge(store, entry)
  })

/** Saves the card of a token: `tok_pm_ok_4242`. */
export function saveCard(store: Store, stripeToken: string, token: string | null): ReturnType<typeof cardsOfDiner> | Refused {
  const email = emailFromToken(store, token)
  if (email === undefined) return catalogue.signInAgain
  const [, method, lastFour] = /^tok_(.+)_(\d{4})$/.exec(stripeToken) ?? []
  if (method === undefined || lastFour === undefined) return refuse('Your card could not be saved.')
  if (method === 'pm_declined_card_declined') return refuse(declineMessage({ kind: 'newCard' }, 'card_declined'), 402)
  const card = { id: `${method}_${store.state.serial}`, brand: 'Visa', last_four: lastFour, exp_month: 12, exp_year: 2034 }
  store.update((state) => {
    state.serial += 1
    state.cards[email] = [...(state.cards[email] ?? []), card]
  })
  return cardsOfDiner(store, email)
}
