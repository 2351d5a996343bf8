import { billToPay } from '../bill/paying/billToPay.ts'
import { placePhrase } from '../bill/paying/nameOfCheck.ts'
import { things } from '../payment/thing.ts'
import type { Paying } from '../payment/gate/gate.ts'
import type { PosPayment } from './pos.ts'
import type { PosState } from './states.ts'
import { getSums } from './sums.ts'
import type { Visit } from './visit.ts'

type ToPay = Paying<PosPayment>

const placeOf = ({ projectId, locationId }: Visit['venue']): string => locationId ?? projectId
const addressOf = ({ ticket, posSlug, location }: Visit['link']) => ({ ticket, posSlug, location })

function getBillToPay(visit: Visit): ToPay {
  const { link, venue, ticket } = visit
  const { part, tip, breakdown, reward, earned } = getSums(visit)
  const paying = billToPay({
    ticket,
    place: { location: placeOf(venue), check: link.ticket, restaurant: venue.name, timeZone: venue.timeZone },
    parts: { part, tip },
    breakdown,
    reward: reward?.offer ?? null,
    earned,
    payer: { is: 'guest' },
  })
  if ('blocked' in paying) return paying
  const { what, agreed, asks } = paying
  return { asks, what: { ...what, kind: 'bill', ...addressOf(link) }, details: { kind: 'bill', visit, agreed } }
}

/** The chosen credit may be no longer sold. Null where none is chosen. */
function creditToPay(visit: Visit): ToPay | null {
  const { creditOptionId } = visit.choices
  if (creditOptionId === null) return null
  const option = visit.venue.creditOptions.find(({ id }) => id === creditOptionId)
  if (!option) return { blocked: 'Missing card or option ID.', sum: null }
  const { id: optionId, pay: amount } = option
  const { link, venue, ticket } = visit
  const what = {
    kind: 'credit',
    ...addressOf(link),
    thing: things.credit({ location: placeOf(venue), option: optionId }),
    name: `credit${placePhrase(venue.name ?? undefined)}`,
    optionId,
    amount,
    currency: ticket.currency,
    agreed: undefined,
  } as const
  return { asks: [], what, details: { kind: 'credit', optionId, link } }
}

export const getToPay = (state: PosState): ToPay | null =>
  state.status === 'review' ? getBillToPay(state.visit) : state.status === 'addCredit' ? creditToPay(state.visit) : null

/** The bill's payment on the wire, as the diner agreed to it. */
export function billBody({ visit, agreed }: Extract<PosPayment['details'], { readonly kind: 'bill' }>, cardId: string | null) {
  const { link, venue } = visit
  const { breakdown, claimId } = agreed
  return {
    transaction: {
      amount: breakdown.paying,
      charge_stripe_source_id: cardId,
      partial_payment: breakdown.rest.ofBill > 0,
      offer_claim_id: claimId,
    },
    project: venue.projectSlug ?? venue.projectId,
    ticket_number: link.ticket,
    location_id: venue.locationId,
    pos: link.posSlug,
    tip: breakdown.tip === 0 || cardId === null ? null : { amount: breakdown.tip, stripe_source_id: cardId },
  }
}
