import * as z from 'zod/mini'
import type { TicketWire } from '../../../features/bill/reading/ticketWire.ts'
import { linesAmount } from '../../../features/bill/sums/lines.ts'
import { amountOrZero } from '../../../features/bill/sums/validated.ts'
import { type Cents, centsSchema, dollars } from '../../../features/shared/money/money.ts'
import { defaultCreditBack } from '../../../features/bill/reading/venueFields.ts'
import type { VenueWire } from '../../../features/bill/reading/venueWire.ts'
import { claimedOffers, posSlug, tables, tillDownTicket, venueTickets, venues, savedCards } from '../../../features/bill/examples/venues.ts'
import { getBalance } from '../ledger/ledger.ts'
import { hasUsed, holderOfEmail, getPurse } from '../ledger/purse.ts'
import { centsFromDollars, dollarsFromCents } from '../memory/dollars.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'

export const emailFromToken = ({ state }: Store, token: string | null): string | undefined =>
  token === null ? undefined : state.sessions[token]

/** The credit back of a member for the card's part of a bill, in cents. The tip earns nothing. */
export const earnedBy = ({ ticket, charged, tip }: Pick<State['billPayments'][number], 'ticket' | 'charged' | 'tip'>): number =>
  ticket === null ? 0 : Math.round((charged - tip) * defaultCreditBack)

/** The balance of a diner, in cents. */
export const cashOfDiner = (store: Store, email: string): number => getPurse(store, holderOfEmail(store, email))

/** The rewards that a diner has claimed and not used. */
export const offersOfDiner = (store: Store, email: string): typeof claimedOffers =>
  claimedOffers.filter(({ claim_details }) => !hasUsed(store, holderOfEmail(store, email), String(claim_details.offer_claim_id)))

/** The diner's saved cards, the latest last. */
export const cardsOfDiner = ({ state }: Store, email: string): typeof savedCards => [...savedCards, ...(state.cards[email] ?? [])]

/** The diner's funds at a venue; nothing for a guest without an account. */
const getFunds = (store: Store, email: string | undefined): Partial<VenueWire> =>
  email === undefined
    ? {}
    : {
        balance: dollarsFromCents(cashOfDiner(store, email)),
        credit_cards: cardsOfDiner(store, email),
        offers: offersOfDiner(store, email),
      }

/** The venue of an order link. A token that is no longer valid is refused. */
export function findVenue(store: Store, slug: string, location: string, token: string | null): VenueWire | Refused {
  const email = emailFromToken(store, token)
  if (token !== null && email === undefined) return catalogue.signInAgain
  const venue = slug === posSlug ? venues[location] : undefined
  return venue ? { ...venue, ...getFunds(store, email) } : refuse('Location not found.', 404)
}

/** Each number after a dash is a bill of its own: `1042-b` is like `1042`. */
export const kindFromNumber = (number: string): string => number.replace(/-.*$/, '')

/** Whether the restaurant's till is informed of payments of this bill. If not, it still shows the bill as unpaid. */
export const isTillInformed = (number: string): boolean => kindFromNumber(number) !== tillDownTicket

/** A bill of a location, or of a project without locations. `ask` is the part that an order asks for, in cents; null for all. */
export type BillName = { readonly location: string; readonly number: string; readonly ask?: number | null }

/** The lines of a bill that are paid, by their ids. */
export const paidLines = ({ billPayments }: State, { location, number }: BillName): readonly string[] =>
  billPayments.filter((paid) => paid.location === location && paid.ticket === number).flatMap(({ lines }) => lines)

/** The refusal of a payment of lines of which another one has paid some. Null where all are open. */
export function refuseLines({ state }: Store, bill: BillName, lineIds: readonly string[] | null): Refused | null {
  const paid = paidLines(state, bill)
  return lineIds?.some((id) => paid.includes(id))
    ? refuse('Another guest has just paid one of your items. You were not charged.', 412)
    : null
}

/** The refusal of lines whose sum is another one than the payment's part. */
export const refuseLineSum = (lineIds: readonly string[] | null, ticket: Parameters<typeof linesAmount>[1], part: Cents): Refused | null =>
  lineIds && amountOrZero(linesAmount(lineIds, ticket)) !== part ? refuse('Please look at the amount before you pay.', 412) : null

/** The parts of a request that waits for the payer's bank: of a diner's page, or of the hosted checkout. */
const waiting = z.union([
  z.object({ of: z.literal('check'), ticket: z.string(), locationId: z.nullable(z.string()), projectId: z.string(), part: centsSchema }),
  z.pipe(
    z.object({
      of: z.literal('table'),
      payment: z.object({
        ticket_number: z.string(),
        location_id: z.nullish(z.string()),
        project: z.string(),
        transaction: z.object({ amount: dollars }),
      }),
    }),
    z.transform(({ payment }) => ({
      ticket: payment.ticket_number,
      locationId: payment.location_id ?? null,
      projectId: payment.project,
      part: payment.transaction.amount,
    })),
  ),
])

/** The payments of a bill: one that waits for its payer's bank, and the newest that was made. */
export function paymentsOf({ attempts, billPayments, checkPayments }: State, { location, number }: BillName): Partial<TicketWire> {
  const open = Object.values(attempts)
    .flatMap(({ awaiting }) => (awaiting ? (z.safeParse(waiting, awaiting).data ?? []) : []))
    .findLast(({ ticket, locationId, projectId }) => ticket === number && (locationId ?? projectId) === location)
  const last = [
    ...billPayments.filter((paid) => paid.location === location && paid.ticket === number),
    ...checkPayments.filter((paid) => paid.location === location && paid.check === number),
  ].toSorted((one, other) => one.at - other.at)
  // A story orders more by a payment below zero.
  const newest = last.findLast(({ paid }) => paid > 0)
  return {
    ...(open && { open_attempt: { amount: dollarsFromCents(open.part) } }),
    ...(newest && {
      last_payment: {
        id: newest.id,
        amount: dollarsFromCents(newest.paid),
        paid_at: new Date(newest.at).toISOString(),
        till_informed: isTillInformed(number),
      },
    }),
  }
}

/** A bill, less its payments that the till has. */
export function findBill({ state }: Store, { location, number, ask = null }: BillName): TicketWire | Refused {
  const ticket = venueTickets[kindFromNumber(number)]
  if (!ticket) return refuse("Your specified ticket couldn't be found.", 404)
  const paid = isTillInformed(number) ? getBalance(state, `bill ${location}/${number}`) : 0
  const due = Math.max(0, centsFromDollars(ticket.bill_amount_due) - paid)
  const asked = ask === null ? due : Math.min(due, ask)
  const left = due - asked
  const lines = paidLines(state, { location, number })
  const line_items = ticket.line_items?.map((line) =>
    line && line.id !== undefined ? { ...line, paid: lines.includes(String(line.id)) } : line,
  )
  return {
    ...ticket,
    ...paymentsOf(state, { location, number }),
    ...(line_items && { line_items }),
    bill_amount_due: dollarsFromCents(asked),
    ...(left > 0 && { bill_amount_to_leave_unpaid: dollarsFromCents(left) }),
  }
}

/** The bills of a table's code. Each code after a dash is a visit of its own: the bills of `7-b` are like those of `7`. */
export function billsOfTable(store: Store, location: string, table: string): readonly TicketWire[] | Refused {
  const visit = /-.*$/.exec(table)?.[0] ?? ''
  const bills = (tables[kindFromNumber(table)] ?? []).flatMap((kind) => {
    const bill = findBill(store, { location, number: kind + visit })
    return 'kind' in bill ? [] : [visit === '' ? bill : { ...bill, id: kind + visit, ticket_code: kind + visit }]
  })
  const isOver = bills.length > 0 && bills.every(({ bill_amount_due }) => centsFromDollars(bill_amount_due) === 0)
  return isOver ? catalogue.tableCodeEnded : bills
}
