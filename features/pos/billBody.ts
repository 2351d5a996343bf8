import type { Visit } from './visit.ts'
import { sumsOf } from './sums.ts'

/** The bill's payment on the wire, as the diner agreed to it. */
export function billBody(visit: Visit, cardId: string | null) {
  const { link, venue } = visit
  const { breakdown, offer } = sumsOf(visit)
  return {
    transaction: {
      amount: breakdown.paying,
      charge_stripe_source_id: cardId,
      partial_payment: breakdown.remaining > 0,
      offer_claim_id: offer?.offer.claimId ?? null,
    },
    project: venue.projectSlug ?? venue.projectId,
    ticket_number: link.ticket,
    location_id: venue.locationId,
    pos: link.posSlug,
    tip: breakdown.tip === 0 || cardId === null ? null : { amount: breakdown.tip, stripe_source_id: cardId },
  }
}
