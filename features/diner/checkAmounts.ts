import { type BillAmounts, type BillChoice, billAmounts } from '../bill/sums/billAmounts.ts'
import type { Ticket } from '../bill/ticket.ts'
import { dinerTipOffer } from '../bill/tipping/tip.ts'
import type { Venue } from '../bill/venue.ts'

/** What is chosen at first: the usual tip, the reward that the server proposes, and the diner's cash. */
export const firstChoice = (venue: Venue): BillChoice => ({ tip: null, claimId: venue.chosenClaimId, useCash: true })

/** `now`: when the diner opened the check. */
export const checkAmountsOf = (ticket: Ticket, venue: Venue, choice: BillChoice, now: Date): BillAmounts =>
  billAmounts(ticket, venue, choice, dinerTipOffer(ticket, venue.tip), now)
