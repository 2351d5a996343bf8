import type { Ticket } from '../bill/ticket.ts'
import type { PaidVenue, Venue } from '../bill/venue.ts'
import { type Failure, isFinalAnswer } from '../shared/api/answers/answer.ts'
import type { StateWith as S } from '../shared/flow/flow.ts'
import type { Remote } from '../shared/api/remote.ts'

export type NamedTicket = Ticket & { readonly code: string }

export type CheckView =
  | S<'loading'>
  /** It could not be read: another try can help. */
  | S<'failed', { cause: Failure }>
  /** There is no such check, or no such restaurant. */
  | S<'notFound'>
  /** Nobody is signed in, and only members can pay here. */
  | S<'signInFirst'>
  | S<'severalBills', { venue: Venue; bills: readonly NamedTicket[] }>
  /** `number` names the check in its address. `codeEnded`: the code by which it was found has ended since then. */
  | S<'open', { venue: PaidVenue; ticket: Ticket; number: string; codeEnded: boolean }>
  /** The visit is over, and its table's code shows no bill any more. */
  | S<'codeEnded'>

type Read = {
  /** The check that the address names; empty for none. */
  readonly number: string
  /** Null while the address names none. */
  readonly venue: Remote<Venue> | null
  readonly ticket: Remote<Ticket> | null
  readonly ofTable: Remote<readonly Ticket[]> | null
  readonly signedIn: boolean
}

/** A final refusal means that there is none; everything else may pass. */
const failedView = (cause: Failure): CheckView => (isFinalAnswer(cause) ? { status: 'notFound' } : { status: 'failed', cause })

/** Whether the server has refused the table's code because its visit is over: also of bills that were read before. */
function hasCodeEnded(read: Remote<unknown>): boolean {
  const cause = read.status === 'failed' ? read.cause : read.status === 'ready' ? read.staleCause : null
  return cause?.kind === 'refused' && cause.code === 'table_code_ended'
}

const isUnauthorized = (cause: Failure): boolean => cause.kind === 'refused' && cause.status === 401

const isNamed = (ticket: Ticket): ticket is NamedTicket => ticket.code !== null

function billsView(venue: PaidVenue, all: readonly Ticket[], codeEnded: boolean): CheckView {
  // A check without a number cannot be paid: the payment names it.
  const bills = all.filter(isNamed)
  const [first, second] = bills
  if (!first) return { status: 'notFound' }
  if (!second) return { status: 'open', venue, ticket: first, number: first.code, codeEnded }
  return codeEnded ? { status: 'codeEnded' } : { status: 'severalBills', venue, bills }
}

/** From what was read to what is shown. A chosen check goes before its table. */
export function getCheckView({ number, venue, ticket, ofTable, signedIn }: Read): CheckView {
  if (venue === null) return { status: 'notFound' }
  if (venue.status === 'loading') return venue
  if (venue.status === 'failed') return failedView(venue.cause)
  if (venue.value.membersOnly && !signedIn) return { status: 'signInFirst' }
  const { projectId } = venue.value
  if (projectId === null) return { status: 'notFound' }
  const paidVenue = { ...venue.value, projectId }
  const read = ticket ?? ofTable
  if (read === null) return { status: 'notFound' }
  if (read.status === 'loading') return read
  const codeEnded = hasCodeEnded(read)
  if (read.status === 'failed' && codeEnded) return { status: 'codeEnded' }
  // The session has ended: the page that signs in comes next.
  if (read.status === 'failed') return isUnauthorized(read.cause) ? { status: 'signInFirst' } : failedView(read.cause)
  if (ticket?.status === 'ready') return { status: 'open', venue: paidVenue, ticket: ticket.value, number, codeEnded }
  return ofTable?.status === 'ready' ? billsView(paidVenue, ofTable.value, codeEnded) : { status: 'loading' }
}
