import { billKey, nameOfCheck, placePhrase } from '../bill/paying/nameOfCheck.ts'
import { type Totals, headlineFromTotals } from '../bill/sums/breakdown.ts'
import type { Cents } from '../shared/money/money.ts'
import type { PosPayable, RecordedPayment } from './pos.ts'
import type { OrderLink } from './link.ts'

/** The totals of a recorded payment, as the diner agreed to them. */
export const getTotals = ({ amount, totals }: Pick<PosPayable, 'amount' | 'totals'>): Totals =>
  totals ?? { charged: amount, grandTotal: amount }

/** The amount that the diner recognizes: the total, if credit pays all of it. */
export const knownAmount = (attempt: RecordedPayment): Cents => headlineFromTotals(getTotals(attempt)).amount

export const nameOfPayment = (attempt: RecordedPayment): string =>
  attempt.kind === 'bill' ? nameOfCheck(attempt) : `credit${placePhrase(attempt.restaurant)}`

/** The bill, or the credit. Several restaurants may have a check of the same number. */
export const payableKey = ({ kind, ticket, posSlug, location, optionId }: Omit<PosPayable, 'amount'>): string =>
  kind === 'bill' ? billKey(posSlug, location, ticket) : JSON.stringify([kind, posSlug, location, optionId])

export const isOfOrder = ({ kind, ticket, posSlug, location }: RecordedPayment, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location
