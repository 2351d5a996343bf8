import type { Difference } from '../../payment/agreement.ts'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import type { Breakdown } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'

/** Another guest has paid, or the restaurant has changed the bill. */
export type BillChange = Difference

type Bill = Pick<Ticket, 'due'>
type BillNow = Pick<Ticket, 'due' | 'currency'>

/** A payment as its payer has seen it: the due amount, and the part of each source of money. */
export type SeenPayment = Bill & { readonly breakdown: Breakdown }

const lookFirst = 'You were not charged: please look at the total before you pay.'

/** The words of a sum that is another one than the payer saw. */
export const changedText = (what: 'bill' | 'part', before: Cents, now: Cents, currency: Currency): string =>
  `Your ${what} was ${formatMoney(before, currency)}, and is ${formatMoney(now, currency)} now. ${lookFirst}`

/** The changes since the guest saw the bill; null if the same amount is due. The guest must agree to them before paying. */
export function changedBill(before: Bill, now: BillNow): BillChange | null {
  if (now.due === before.due) return null
  if (now.due === 0) return { kind: 'paid', message: 'Your bill has been paid in the meantime. You were not charged.' }
  return { kind: now.due < before.due ? 'less' : 'more', message: changedText('bill', before.due, now.due, now.currency) }
}
