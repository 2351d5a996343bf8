import type { Totals } from '../bill/sums/breakdown.ts'
import { type Thing, things } from '../payment/thing.ts'
import type { Payable } from '../payment/attempt/attempt.ts'
import type { PosPayable, RecordedPayment } from './pos.ts'
import type { OrderLink } from './link.ts'

/** The totals of a recorded payment, as the diner agreed to them. */
export const getTotals = ({ amount, totals }: Pick<PosPayable, 'amount' | 'totals'>): Totals =>
  totals ?? { charged: amount, grandTotal: amount }

/** The thing of a record of the released build, which has the address alone. */
export function thingOf({ kind, ticket, posSlug, location, optionId = '' }: Omit<PosPayable, keyof Payable>): Thing {
  const at = `${posSlug}.${location}`
  return kind === 'bill' ? things.bill({ location: at, check: ticket }) : things.credit({ location: at, option: optionId })
}

export const isOfOrder = ({ kind, ticket, posSlug, location }: RecordedPayment, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location
