import { formatMoney } from '../shared/money/money.ts'
import type { Ticket } from './ticket.ts'

/** Another guest has paid, or the restaurant has changed the bill. */
export type BillChange = { readonly kind: 'less' | 'more' | 'paid'; readonly message: string }

type Bill = Pick<Ticket, 'due'>

/** What changed since the guest saw the bill; null if the same amount is due. They must agree before they pay. */
export function changedBill(before: Bill, now: Bill): BillChange | null {
  if (now.due === before.due) return null
  if (now.due === 0) return { kind: 'paid', message: 'Your bill has been paid in the meantime. You were not charged.' }
  const amounts = `Your bill was ${formatMoney(before.due)}, and is ${formatMoney(now.due)} now.`
  const message = `${amounts} You were not charged: please look at the total before you pay.`
  return { kind: now.due < before.due ? 'less' : 'more', message }
}
