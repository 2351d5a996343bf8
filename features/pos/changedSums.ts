import { type BillChange, changedBill } from '../bill/changedBill.ts'
import { formatMoney } from '../shared/money/money.ts'
import type { Visit } from './pos.ts'
import { sumsOf } from './sums.ts'

/**
 * What changed between what the diner saw and what is true now; null if they would pay the same in the same way (POS-14). Also
 * the same bill may be paid otherwise: credit was spent at another table, or a reward has ended.
 */
export function changedSums(before: Visit, now: Visit): BillChange | null {
  const bill = changedBill(before.ticket, now.ticket)
  if (bill) return bill
  const [was, is] = [sumsOf(before).breakdown, sumsOf(now).breakdown]
  if (was.charged === is.charged && was.tip === is.tip && was.offer === is.offer && was.cash === is.cash) return null
  const amounts = `Your card would have paid ${formatMoney(was.charged)}, and would pay ${formatMoney(is.charged)} now.`
  const message = `${amounts} You were not charged: please look at the total before you pay.`
  return { kind: is.charged < was.charged ? 'less' : 'more', message }
}
