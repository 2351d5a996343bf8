import type { Ticket } from '../../../bill/ticket.ts'
import type { RecordedAttempts } from '../../../payment/earlierAttempts.ts'
import { ticketFailure } from '../../check/ticketFailure.ts'
import type { CheckoutRules, CheckoutStep, Opening } from '../checkout.ts'
import type { RecordedPayment } from '../request.ts'
import { lookUpFirst } from './earlier.ts'
import { enter, open } from './reading.ts'

/** Starts a visit, with the ticket if it has just been read. Attempts to pay the same bill come first (NET-08). */
export function begin(attempts: RecordedAttempts<RecordedPayment>, opening: Opening, ticket: Ticket | null): CheckoutStep {
  const [first, ...rest] = attempts
  if (first) return lookUpFirst([first, ...rest], opening)
  return ticket ? enter(opening, ticket) : open(opening)
}

export const loading: CheckoutRules['loading'] = {
  readTicketAnswered: ({ opening }, { answer }) =>
    answer.ok ? enter(opening, answer.value) : [{ status: 'ticketFailed', opening, message: ticketFailure(answer.failure) }],
  reloaded: ({ opening }, { unresolved }) => begin(unresolved, opening, null),
}

export const ticketFailed: CheckoutRules['ticketFailed'] = { retry: ({ opening }) => open(opening) }
