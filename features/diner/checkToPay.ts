import * as z from 'zod/mini'
import type { LookedUp } from '../payment/attempt/attempt.ts'
import { type Remote, ready } from '../shared/api/remote.ts'
import type { BillReceipt } from '../bill/paid/receiptWire.ts'
import { type AgreedBill, isOfAnother } from '../bill/paying/agreedBill.ts'
import {
  type BillPayable,
  type GuestAmounts,
  type SeenSums,
  billAt,
  guestAmounts,
  guestBillToPay,
  placeOf,
} from '../bill/paying/billToPay.ts'
import { type Thing, things } from '../payment/thing.ts'
import type { Paying } from '../payment/attempt/gate.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { PaidVenue, Venue } from '../bill/venue.ts'
import type { BillChoice } from '../bill/sums/billAmounts.ts'
import { bestOffer } from '../bill/sums/offers.ts'
import { partChoice } from '../bill/sums/part.ts'
import { chosenTip, dinerTipOffer } from '../bill/tipping/tip.ts'

type CheckAddress = { readonly pos: string; readonly location: string; readonly ticket: string }

export const addressOf = ({ pos, location, ticket }: CheckAddress): string[] => billAt(pos, location, ticket)

/** The payment of a check. `details`: where the request goes. */
export type CheckPayment = {
  what: BillPayable
  details: CheckAddress & Pick<PaidVenue, 'projectId' | 'locationId'> & { readonly lastPayment: string | null }
  receipt: BillReceipt
  reason: never
}

/** `now`: when the diner opened the check. */
export const getCheckAmounts = (ticket: Ticket, venue: Venue, choice: BillChoice, now: Date): GuestAmounts =>
  guestAmounts(ticket, venue, choice, dinerTipOffer, now)

/** The choices that a reload and a sign-in restore. Rewards and cash are those of who is signed in. */
export const savedChoice = z.object({ part: z.nullable(partChoice), tip: z.nullable(chosenTip) })
export type SavedChoice = z.output<typeof savedChoice>
export const nothingChosen: SavedChoice = { part: null, tip: null }

/** The initial choice: what was chosen before, the usual tip, the best reward, and the diner's cash. `now`: when the diner opened the check. */
export function firstChoice(ticket: Ticket, venue: Venue, now: Date, { part, tip }: SavedChoice = nothingChosen): BillChoice {
  const choice = { part, tip, claimId: null, useCash: true }
  return { ...choice, claimId: bestOffer(getCheckAmounts(ticket, venue, choice, now).rewards)?.offer.claimId ?? null }
}

/** The payment that the diner may make now. A bill or a part that has risen since it was `seen` is asked about. */
export function getPaying(
  address: CheckAddress,
  venue: PaidVenue,
  ticket: Ticket,
  amounts: GuestAmounts,
  seen?: SeenSums,
): Paying<CheckPayment> {
  const paying = guestBillToPay(addressOf(address), address.ticket, venue, ticket, amounts, seen)
  if ('blocked' in paying) return paying
  const { projectId, locationId } = venue
  const { agreed: _, ...allowed } = paying
  return { ...allowed, details: { ...address, projectId, locationId, lastPayment: ticket.lastPayment?.id ?? null } }
}

/** A payment as its page shows it. An answer about another check than the agreed one is ignored. */
export const shownPayment = (read: Remote<LookedUp<BillReceipt>>, agreed: AgreedBill | null): Remote<LookedUp<BillReceipt>> =>
  read.status === 'ready' && read.value.outcome === 'paid' && isOfAnother(read.value.receipt, agreed) ? ready({ outcome: 'unknown' }) : read

/** The thing of a check that the page has read. */
export const thingOf = (venue: PaidVenue, { ticket: check }: Pick<CheckAddress, 'ticket'>): Thing =>
  things.bill({ location: placeOf(venue), check })
