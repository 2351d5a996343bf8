import type { Cents } from '../../shared/money/money.ts'
import { type BillAmounts, type BillChoice, billAmounts } from '../sums/billAmounts.ts'
import { getEarnedCredit } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'
import type { getTipOffer } from '../tipping/tip.ts'
import type { PaidVenue, Venue } from '../venue.ts'
import { billToPay } from './billToPay.ts'

/** A guest's payment of a bill, as each page shows and pays it. */
export type GuestAmounts = BillAmounts & { readonly earned: Cents }

/** `tips`: the tips that are offered here. `at`: when the guest has read the bill. */
export function guestAmounts(ticket: Ticket, venue: Venue, choice: BillChoice, tips: typeof getTipOffer, at: Date): GuestAmounts {
  const amounts = billAmounts(ticket, venue, choice, (split) => tips(ticket, venue.tip, split), at)
  return { ...amounts, earned: getEarnedCredit(amounts.breakdown, venue.creditBack) }
}

/** The restaurant of a bill, by the server's id. */
export const placeOf = ({ projectId, locationId }: Pick<PaidVenue, 'projectId' | 'locationId'>): string => locationId ?? projectId

/** The payment that a guest may make of this check now. A bill that has risen since it was `seen` is asked about. */
export const guestBillToPay = (
  check: string,
  venue: PaidVenue,
  ticket: Ticket,
  { part, tip, breakdown, reward, earned }: GuestAmounts,
  seen: Pick<Ticket, 'due'> = ticket,
) =>
  billToPay({
    ticket,
    place: { location: placeOf(venue), check, restaurant: venue.name, timeZone: venue.timeZone },
    parts: { part, tip },
    breakdown,
    reward: reward?.offer ?? null,
    earned,
    payer: { is: 'guest' },
    seen,
  })
