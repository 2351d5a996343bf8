import { type Totals, headlineOf } from '../bill/sums/breakdown.ts'
import { billKey, nameOfCheck, placeOf } from '../bill/paying/nameOfCheck.ts'
import type { Cents } from '../shared/money/money.ts'
import { questionsOf } from '../bill/paying/questions.ts'
import type { Allowed, Paying } from '../payment/gate.ts'
import type { PosPayable, PosPayment, PosState, RecordedPayment } from './pos.ts'
import type { OrderLink, Visit } from './visit.ts'
import { sumsOf } from './sums.ts'

type ToPay = Paying<PosPayment>

const placeIn = ({ venue: { name, timeZone } }: Pick<Visit, 'venue'>) => ({
  ...(name !== null && { restaurant: name }),
  ...(timeZone !== null && { timeZone }),
})

function billToPay(visit: Visit): Allowed<PosPayment> {
  const { posSlug, location, ticket } = visit.link
  const { tip, breakdown } = sumsOf(visit)
  const { charged, grandTotal } = breakdown
  return {
    asks: questionsOf({ bill: visit.ticket, tip, breakdown, payer: 'guest' }),
    what: {
      kind: 'bill',
      ticket,
      posSlug,
      location,
      ...placeIn(visit),
      amount: charged,
      due: visit.ticket.due,
      remaining: breakdown.remaining,
      totals: { charged, grandTotal },
    },
    details: { kind: 'bill', visit },
  }
}

/** The chosen credit may be no longer sold. Null where none is chosen. */
function creditToPay({ link: { posSlug, location, ticket }, venue, choices }: Visit): ToPay | null {
  if (choices.creditOptionId === null) return null
  const option = venue.creditOptions.find(({ id }) => id === choices.creditOptionId)
  if (!option) return { blocked: 'Missing card or option ID.', amount: null }
  const { id: optionId, pay: amount } = option
  return {
    asks: [],
    what: { kind: 'credit', ticket, posSlug, location, ...placeIn({ venue }), optionId, amount },
    details: { kind: 'credit', optionId },
  }
}

export const toPayOf = (state: PosState): ToPay | null =>
  state.status === 'review' ? billToPay(state.visit) : state.status === 'addCredit' ? creditToPay(state.visit) : null

/** What a recorded payment comes to, as the diner agreed to it. */
export const totalsOf = ({ amount, totals }: Pick<PosPayable, 'amount' | 'totals'>): Totals =>
  totals ?? { charged: amount, grandTotal: amount }

/** The amount by which the diner knows a payment: the total, where credit pays all of it. */
export const knownAmount = (attempt: RecordedPayment): Cents => headlineOf(totalsOf(attempt)).amount

/** What a recorded payment is for, as the diner knows it. */
export const nameOfPayment = (attempt: RecordedPayment): string =>
  attempt.kind === 'bill' ? nameOfCheck(attempt) : `credit${placeOf(attempt.restaurant)}`

/** The bill, or the credit. Restaurants number their checks alike. */
export const thingOf = ({ kind, ticket, posSlug, location, optionId }: Omit<PosPayable, 'amount'>): string =>
  kind === 'bill' ? billKey(posSlug, location, ticket) : JSON.stringify([kind, posSlug, location, optionId])

/** Whether the attempt pays this order's bill. */
export const isOfOrder = ({ kind, ticket, posSlug, location }: RecordedPayment, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location
