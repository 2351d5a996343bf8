import useSWR from 'swr'
import { getTableTickets, getTipHabit, getVenue, getVenueTicket } from '../../../features/bill/api.ts'
import { type TipHabit, noHabit } from '../../../features/bill/reading/tipHabit.ts'
import { type Ticket, ticketIn } from '../../../features/bill/ticket.ts'
import type { Venue } from '../../../features/bill/venue.ts'
import { type Remote, loading, mapRemote } from '../../../features/shared/api/remote.ts'
import { withAnswer } from '../../../features/shared/api/endpoint.ts'
import { currencyOr } from '../money.ts'
import { readAhead, readForFirst } from '../api/readAhead.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
import { readKey, useRead } from '../api/useRead.tsx'
import { token } from '../session/token.ts'
import { useSignedIn } from '../session/session.ts'

/** Milliseconds that a bill waits for the habit. */
const within = 2_000

/** The signed-in guest's usual tip. The bill does not wait for a late one, because it can be paid without it. */
export async function readTipHabit(): Promise<TipHabit> {
  const answer = await callSignedIn(getTipHabit, {}, { signal: AbortSignal.timeout(within) })
  return answer.ok ? answer.value : noHabit
}

/** Read once, so that the selected tip does not change while the guest looks at it. Null until then, which is soon. */
function useTipHabit(isAsked: boolean): TipHabit | null {
  const key = isAsked ? readKey(getTipHabit, {}, true) : null
  const { data } = useSWR(key, () => readTipHabit(), { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false })
  return data ?? null
}

/** The read of a restaurant's bill by its number. */
const ticketOf = (place: Pick<Venue, 'currency'> | null) => withAnswer(getVenueTicket, ticketIn(currencyOr(place?.currency)))

const ticketInput = (projectId: string, place: Venue, { pos, ticket, table, payAmount }: BillAddress) => ({
  path: { projectId, ticket },
  query: { posSlug: pos, locationId: place.locationId, payAmount, table: table || null },
})

/** Reads a guest's bill before the first render, which otherwise shows what the shell shows. */
export async function readBillAhead(address: BillAddress): Promise<void> {
  const { pos, location, ticket } = address
  if (pos === '' || location === '' || token() !== null) return
  const venue = await readAhead(getVenue, { path: { posSlug: pos, location } })
  if (!venue?.ok || ticket === '') return
  const { projectId, membersOnly } = venue.value
  if (projectId === null || membersOnly) return
  await readForFirst(ticketOf(venue.value), ticketInput(projectId, venue.value, address))
}

/** The bill that an address names; empty for missing parts. */
type BillAddress = {
  readonly pos: string
  readonly location: string
  readonly ticket: string
  /** A table may have several open bills. */
  readonly table: string
  /** The part of the bill to pay; null for all of it. */
  readonly payAmount: string | null
}

export type BillRead = {
  /** Null where the address names none. */
  readonly venue: Remote<Venue> | null
  readonly ticket: Remote<Ticket> | null
  readonly ofTable: Remote<readonly Ticket[]> | null
  readonly signedIn: boolean
  readonly readAgain: () => void
}

/** Reads the restaurant first, and then the bill or those of the table. */
export function useBill({ pos, location, ticket: number, table, payAmount }: BillAddress): BillRead {
  const signedIn = useSignedIn()
  const isNamed = pos !== '' && location !== ''
  const venueRead = useRead(getVenue, isNamed ? { path: { posSlug: pos, location } } : null)
  const isHabitAsked = isNamed && signedIn
  const ownHabit = useTipHabit(isHabitAsked)
  // The habit selects the first tip, so the bill waits for it.
  const isWaiting = isHabitAsked && ownHabit === null
  const withHabit = mapRemote(venueRead.read, (value) => ({ ...value, tip: { ...value.tip, habit: ownHabit ?? value.tip.habit } }))
  const place = venueRead.read.status === 'ready' ? venueRead.read.value : null
  const inCurrency = ticketIn(currencyOr(place?.currency))
  const projectId = place && (signedIn || !place.membersOnly) ? place.projectId : null
  const at = { posSlug: pos, locationId: place?.locationId ?? null }
  const ticket = useRead(
    ticketOf(place),
    place && projectId !== null && number !== ''
      ? ticketInput(projectId, place, { pos, location, ticket: number, table, payAmount })
      : null,
    // Another guest may have paid it meanwhile.
    { readsOnReturn: true },
  )
  const ofTable = useRead(
    withAnswer(getTableTickets, (tickets) => tickets.map(inCurrency)),
    projectId !== null && number === '' && table !== '' ? { path: { projectId }, query: { ...at, table } } : null,
    // The visit may have ended meanwhile, and its code with it.
    { readsOnReturn: true },
  )
  return {
    venue: isNamed ? (isWaiting ? loading : withHabit) : null,
    ticket: number === '' ? null : ticket.read,
    ofTable: number === '' && table !== '' ? ofTable.read : null,
    signedIn,
    readAgain: () => [venueRead, ticket, ofTable].forEach((each) => each.readAgain()),
  }
}
