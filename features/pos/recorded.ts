import { billKey, nameOfCheck, placeOf } from '../bill/paying/nameOfCheck.ts'
import { type Totals, headlineOf } from '../bill/sums/breakdown.ts'
import type { Cents } from '../shared/money/money.ts'
import type { PosPayable, RecordedPayment } from './pos.ts'
import type { OrderLink } from './link.ts'

/** What a recorded payment comes to, as the diner agreed to it. */
export const totalsOf = ({ amount, totals }: Pick<PosPayable, 'amount' | 'totals'>): Totals =>
  totals ?? { charged: amount, grandTotal: amount }

/** The amount by which the diner knows a payment: the total, where credit pays all of it. */
export const knownAmount = (attempt: RecordedPayment): Cents => headlineOf(totalsOf(attempt)).amount

export const nameOfPayment = (attempt: RecordedPayment): string =>
  attempt.kind === 'bill' ? nameOfCheck(attempt) : `credit${placeOf(attempt.restaurant)}`

/** The bill, or the credit. Restaurants number their checks alike. */
export const thingOf = ({ kind, ticket, posSlug, location, optionId }: Omit<PosPayable, 'amount'>): string =>
  kind === 'bill' ? billKey(posSlug, location, ticket) : JSON.stringify([kind, posSlug, location, optionId])

export const isOfOrder = ({ kind, ticket, posSlug, location }: RecordedPayment, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location
