import { changedPayment } from '../bill/paying/changedBill.ts'
import type { Venue } from '../bill/venue.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Uncharged } from '../payment/attempt/attempt.ts'
import { declineMessage } from '../payment/attempt/problem.ts'
import type { PaymentRules } from '../payment/attempt/payment.ts'
import type { Answer, Failure, Refused } from '../shared/api/answers/answer.ts'
import { failureText, readFailureText } from '../shared/api/answers/failureText.ts'
import type { NotPaid, PosPayable, PosPayment } from './pos.ts'
import { isOfOrder } from './recorded.ts'
import { getSums } from './sums.ts'
import type { ReadVenue, Visit } from './visit.ts'
import type { OrderLink } from './link.ts'

const is401 = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401

/** Why nothing was charged, in one text; null for the screen's own. */
function getReason(because: Uncharged): string | null {
  switch (because.outcome) {
    case 'declined':
      // A typed card is saved before it is charged, and this page shows no field.
      return declineMessage({ kind: 'noCard' }, because.code)
    case 'refused':
      return because.refusal.message
    case 'notConfirmed':
      return failureText(because.failure)
    case 'givenUp':
    case 'closed':
    case 'reversed':
      return null
  }
}

/** The server reports this with any status of refusal. The body of a failing server (5xx) is ignored, and its payment is looked up. */
const isPaidAlready = ({ message }: Refused): boolean => message?.includes('Payment is already done') ?? false

export const paymentRules = (link: OrderLink): PaymentRules<PosPayment> => ({
  isOwn: (attempt) => isOfOrder(attempt, link),
  // A bill's payment that charged nothing has a page of its own. A credit's stays at its card.
  notPaid: (why, request) => {
    if (why.outcome === 'reversed') return { kind: 'reversed' }
    if (why.outcome === 'refused' && isPaidAlready(why.refusal)) return { kind: 'alreadyPaid' }
    if (why.outcome === 'refused' && is401(why.refusal)) return { kind: 'sessionEnded' }
    return request?.what.kind === 'credit' || why.outcome === 'givenUp' ? null : { kind: 'failed', message: getReason(why) }
  },
  isPaidAlready,
})

/** The problem of credit that is read again: the request names no price, so it is sold only at the one that the diner saw. */
export function creditProblem({ optionId, amount }: Pick<PosPayable, 'optionId' | 'amount'>, venue: Answer<Venue>): NotPaid | null {
  if (!venue.ok) return is401(venue.failure) ? { kind: 'sessionEnded' } : { kind: 'failed', message: readFailureText(venue.failure) }
  const isSame = venue.value.creditOptions.some(({ id, pay }) => id === optionId && pay === amount)
  return isSame
    ? null
    : { kind: 'failed', message: 'This credit has changed, and you were not charged. Please look at it again before you pay.' }
}

const seenFromVisit = (visit: Visit) => ({ ...visit.ticket, breakdown: getSums(visit).breakdown })

/** The problem of a bill that was read again; null if it can be paid as the diner agreed to it. */
export function rereadProblem(visit: Visit, venue: Answer<ReadVenue>, ticket: Answer<Ticket>): NotPaid | null {
  const unread = venue.ok ? (ticket.ok ? null : ticket.failure) : venue.failure
  if (unread) return is401(unread) ? { kind: 'sessionEnded' } : { kind: 'failed', message: readFailureText(unread) }
  if (!venue.ok || !ticket.ok) return null
  const projectId = venue.value.projectId ?? visit.venue.projectId
  const now = { ...visit, venue: { ...venue.value, projectId }, ticket: ticket.value }
  const change = changedPayment(seenFromVisit(visit), seenFromVisit(now))
  if (change === null) return null
  return change.kind === 'paid' ? { kind: 'alreadyPaid' } : { kind: 'changed', visit: now, change }
}
