import { type Totals, headlineOf } from '../bill/breakdown.ts'
import { nameOfCheck, placeOf } from '../bill/nameOfCheck.ts'
import type { Cents } from '../shared/money/money.ts'
import type { PosPayable, PosPayment, PosState, RecordedPayment } from './pos.ts'
import type { OrderLink, Visit } from './visit.ts'
import { sumsOf } from './sums.ts'

/** What a press pays, and what its request says besides. */
export type ToPay = Pick<PosPayment, 'what' | 'details'>

const placeIn = ({ venue: { name, timeZone } }: Pick<Visit, 'venue'>) => ({
  ...(name !== null && { restaurant: name }),
  ...(timeZone !== null && { timeZone }),
})

function billToPay(visit: Visit): ToPay {
  const { posSlug, location, ticket } = visit.link
  const { charged, grandTotal } = sumsOf(visit).breakdown
  return {
    what: { kind: 'bill', ticket, posSlug, location, ...placeIn(visit), amount: charged, totals: { charged, grandTotal } },
    details: { kind: 'bill', visit },
  }
}

/** The chosen credit; null if none is chosen, or if it is no longer sold. */
function creditToPay({ link: { posSlug, location, ticket }, venue, choices }: Visit): ToPay | null {
  const option = venue.creditOptions.find(({ id }) => id === choices.creditOptionId)
  if (!option) return null
  const { id: optionId, pay: amount } = option
  return {
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
  JSON.stringify([kind, posSlug, location, kind === 'bill' ? ticket : optionId])

/** Whether the attempt pays this order's bill. */
export const isOfOrder = ({ kind, ticket, posSlug, location }: RecordedPayment, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location
