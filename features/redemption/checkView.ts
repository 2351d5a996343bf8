import type { Ticket } from '../bill/ticket.ts'
import type { Venue } from '../bill/venue.ts'
import type { Failure } from '../shared/answer.ts'
import type { StateWith as S } from '../shared/flow.ts'
import type { Remote } from '../shared/remote.ts'

/** What the address of a check shows. */
export type CheckView =
  | S<'loading'>
  /** It could not be read: another try can help. */
  | S<'failed', { cause: Failure }>
  /** There is no such check, or no such restaurant. */
  | S<'notFound'>
  /** Nobody is signed in, and only members can pay here (DIN-01). */
  | S<'signInFirst'>
  /** The table has more than one open check (DIN-02). */
  | S<'severalBills', { venue: Venue; bills: readonly Ticket[] }>
  | S<'open', { venue: Venue; ticket: Ticket }>

type Read = {
  /** Null while the address names none. */
  readonly venue: Remote<Venue> | null
  readonly ticket: Remote<Ticket> | null
  readonly ofTable: Remote<readonly Ticket[]> | null
  readonly signedIn: boolean
}

/** A refusal means that there is none; everything else may pass. */
const failedView = (cause: Failure): CheckView => (cause.kind === 'refused' ? { status: 'notFound' } : { status: 'failed', cause })

const isUnauthorized = (cause: Failure): boolean => cause.kind === 'refused' && cause.status === 401

function billsView(venue: Venue, bills: readonly Ticket[]): CheckView {
  const [first, second] = bills
  if (!first) return { status: 'notFound' }
  return second ? { status: 'severalBills', venue, bills } : { status: 'open', venue, ticket: first }
}

/** From what was read to what is shown. A chosen check goes before its table. */
export function checkViewOf({ venue, ticket, ofTable, signedIn }: Read): CheckView {
  if (venue === null) return { status: 'notFound' }
  if (venue.status === 'loading') return venue
  if (venue.status === 'failed') return failedView(venue.cause)
  if (venue.value.membersOnly && !signedIn) return { status: 'signInFirst' }
  if (venue.value.projectId === null) return { status: 'notFound' }
  const read = ticket ?? ofTable
  if (read === null) return { status: 'notFound' }
  if (read.status === 'loading') return read
  // The session has ended: the page that signs in comes next.
  if (read.status === 'failed') return isUnauthorized(read.cause) ? { status: 'signInFirst' } : failedView(read.cause)
  if (ticket?.status === 'ready') return { status: 'open', venue: venue.value, ticket: ticket.value }
  return ofTable?.status === 'ready' ? billsView(venue.value, ofTable.value) : { status: 'loading' }
}
