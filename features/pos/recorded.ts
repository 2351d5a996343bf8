import { type Totals, headlineOf } from '../bill/breakdown.ts'
import { cents } from '../shared/money/money.ts'
import type { OrderLink, PosRequest, PosState, RecordedPayment } from './pos.ts'

/** A request as this device records it: nothing of the payer. */
export function recordOf(request: PosRequest): RecordedPayment {
  const { key, kind, link } = request
  const named = { key, kind, ticket: link.ticket, posSlug: link.posSlug, location: link.location }
  if (kind === 'credit') return { ...named, optionId: request.optionId, amount: request.pay }
  const totals = { charged: request.charged, grandTotal: cents(request.amount + request.tip) }
  return { ...named, amount: headlineOf(totals).amount, totals }
}

/** What a recorded payment comes to, as the diner agreed to it. */
export const totalsOf = ({ amount, totals }: RecordedPayment): Totals => totals ?? { charged: amount, grandTotal: amount }

/** The bill, or the credit. Restaurants number their checks alike. */
export const thingOf = ({ kind, ticket, posSlug, location, optionId }: Omit<RecordedPayment, 'key' | 'amount'>): string =>
  JSON.stringify([kind, posSlug, location, kind === 'bill' ? ticket : optionId])

/** Whether the attempt pays this order's bill. */
export const isOfOrder = ({ kind, ticket, posSlug, location }: RecordedPayment, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location

/** The state's attempt without a known outcome, or one of which the till does not know yet. */
export function recordedOf(state: PosState): RecordedPayment | null {
  if ('request' in state) return recordOf(state.request)
  if (state.status === 'tillNotTold') return state.attempt
  return state.status === 'unresolvedPayment' ? state.attempts[0] : null
}
