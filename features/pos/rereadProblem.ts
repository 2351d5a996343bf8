import type { Ticket } from '../bill/ticket.ts'
import { type BillChange, changedBill } from '../bill/changedBill.ts'
import type { Answer } from '../shared/api/answer.ts'
import { readFailureText } from '../shared/api/failureText.ts'
import { formatMoney } from '../shared/money/money.ts'
import type { NotPaid } from './pos.ts'
import type { ReadVenue, Visit } from './visit.ts'
import { sumsOf } from './sums.ts'
import { is401 } from './transitions/opening.ts'

/**
 * What changed between what the diner saw and what is true now; null if they would pay the same in the same way. Also
 * the same bill may be paid otherwise: credit was spent at another table, or a reward has ended.
 */
function changedSums(before: Visit, now: Visit): BillChange | null {
  const bill = changedBill(before.ticket, now.ticket)
  if (bill) return bill
  const [was, is] = [sumsOf(before).breakdown, sumsOf(now).breakdown]
  if (was.charged === is.charged && was.tip === is.tip && was.offer === is.offer && was.cash === is.cash) return null
  const amounts = `Your card would have paid ${formatMoney(was.charged)}, and would pay ${formatMoney(is.charged)} now.`
  const message = `${amounts} You were not charged: please look at the total before you pay.`
  return { kind: is.charged < was.charged ? 'less' : 'more', message }
}

/** What keeps a bill from being paid that was read again; null if it can be paid as the diner agreed to it. */
export function rereadProblem(visit: Visit, venue: Answer<ReadVenue>, ticket: Answer<Ticket>): NotPaid | null {
  const unread = venue.ok ? (ticket.ok ? null : ticket.failure) : venue.failure
  if (unread) return is401(unread) ? { kind: 'sessionEnded' } : { kind: 'failed', message: readFailureText(unread) }
  if (!venue.ok || !ticket.ok) return null
  const projectId = venue.value.projectId ?? visit.venue.projectId
  const now = { ...visit, venue: { ...venue.value, projectId }, ticket: ticket.value }
  const change = changedSums(visit, now)
  if (change === null) return null
  return change.kind === 'paid' ? { kind: 'alreadyPaid' } : { kind: 'changed', visit: now, change }
}
