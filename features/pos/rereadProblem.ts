import type { Ticket } from '../bill/ticket.ts'
import { changedPayment, type SeenPayment } from '../bill/paying/changedBill.ts'
import type { Answer } from '../shared/api/answer.ts'
import { readFailureText } from '../shared/api/failureText.ts'
import type { NotPaid } from './pos.ts'
import type { ReadVenue, Visit } from './visit.ts'
import { sumsOf } from './sums.ts'
import { is401 } from './transitions/opening.ts'

const seenOf = (visit: Visit): SeenPayment => ({ due: visit.ticket.due, breakdown: sumsOf(visit).breakdown })

/** What keeps a bill from being paid that was read again; null if it can be paid as the diner agreed to it. */
export function rereadProblem(visit: Visit, venue: Answer<ReadVenue>, ticket: Answer<Ticket>): NotPaid | null {
  const unread = venue.ok ? (ticket.ok ? null : ticket.failure) : venue.failure
  if (unread) return is401(unread) ? { kind: 'sessionEnded' } : { kind: 'failed', message: readFailureText(unread) }
  if (!venue.ok || !ticket.ok) return null
  const projectId = venue.value.projectId ?? visit.venue.projectId
  const now = { ...visit, venue: { ...venue.value, projectId }, ticket: ticket.value }
  const change = changedPayment(seenOf(visit), seenOf(now))
  if (change === null) return null
  return change.kind === 'paid' ? { kind: 'alreadyPaid' } : { kind: 'changed', visit: now, change }
}
