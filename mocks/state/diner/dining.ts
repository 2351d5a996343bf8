import type { TicketWire } from '../../../features/bill/ticketWire.ts'
import { defaultCreditBack } from '../../../features/bill/savings.ts'
import type { VenueWire } from '../../../features/bill/venueWire.ts'
import { claimedOffers, posSlug, tables, venueTickets, venues, savedCards } from '../../../features/bill/examples/venues.ts'
import { centsOf, dollarsOf } from '../memory/dollars.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'

/** The credit of every diner before they pay anything, in cents. */
const openingCash = 25_00

export const emailOf = ({ state }: Store, token: string | null): string | undefined => (token === null ? undefined : state.sessions[token])

/** What a member earns back of what their card paid for a bill, in cents. The tip earns nothing. */
export const earnedBy = ({ ticket, charged, tip }: Pick<State['billPayments'][number], 'ticket' | 'charged' | 'tip'>): number =>
  ticket === null ? 0 : Math.round((charged - tip) * defaultCreditBack)

/** What a diner can still spend, in cents. */
export const cashOfDiner = ({ state }: Store, email: string): number =>
  state.billPayments
    .filter((payment) => payment.email === email)
    .reduce((sum, payment) => sum - payment.cash + earnedBy(payment), openingCash)

/** The diner's saved cards, the latest last. */
export const cardsOfDiner = ({ state }: Store, email: string): typeof savedCards => [...savedCards, ...(state.cards[email] ?? [])]

/** What the diner has at a venue; nothing for a guest without an account. */
const fundsOf = (store: Store, email: string | undefined): Partial<VenueWire> =>
  email === undefined
    ? {}
    : { balance: dollarsOf(cashOfDiner(store, email)), credit_cards: cardsOfDiner(store, email), offers: claimedOffers }

/** The venue of an order link. A token that is no longer valid is refused. */
export function venueOf(store: Store, slug: string, location: string, token: string | null): VenueWire | Refused {
  const email = emailOf(store, token)
  if (token !== null && email === undefined) return catalogue.signInAgain
  const venue = slug === posSlug ? venues[location] : undefined
  return venue ? { ...venue, ...fundsOf(store, email) } : refuse('Location not found.', 404)
}

/** A bill, less what was paid of it. Each number after a dash is a bill of its own: `1042-b` is like `1042`. */
export function billOf({ state }: Store, number: string): TicketWire | Refused {
  const ticket = venueTickets[number.replace(/-.*$/, '')]
  if (!ticket) return refuse("Your specified ticket couldn't be found.", 404)
  const paid = state.billPayments.filter((payment) => payment.ticket === number).reduce((sum, payment) => sum + payment.paid, 0)
  const due = Math.max(0, centsOf(ticket.bill_amount_due) - paid)
  return { ...ticket, bill_amount_due: dollarsOf(due) }
}

/** The open bills of a table. */
export const billsOfTable = (store: Store, table: string): readonly TicketWire[] =>
  (tables[table] ?? []).flatMap((number) => {
    const bill = billOf(store, number)
    return 'kind' in bill ? [] : [bill]
  })
