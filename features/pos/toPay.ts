import { nameOfCheck, placePhrase } from '../bill/paying/nameOfCheck.ts'
import { getQuestions } from '../bill/paying/questions.ts'
import { headlineFromTotals } from '../bill/sums/breakdown.ts'
import { things } from '../payment/thing.ts'
import type { Paying } from '../payment/gate/gate.ts'
import type { PosPayment } from './pos.ts'
import type { PosState } from './states.ts'
import { getSums } from './sums.ts'
import type { Visit } from './visit.ts'

type ToPay = Paying<PosPayment>

const payableAt = ({ link: { ticket, posSlug, location }, venue: { name, timeZone }, ticket: { currency } }: Visit) => ({
  currency,
  ticket,
  posSlug,
  location,
  ...(name !== null && { restaurant: name }),
  ...(timeZone !== null && { timeZone }),
})

function billToPay(visit: Visit): ToPay {
  const { part, tip: chosenTip, breakdown, earned } = getSums(visit)
  const { projectId, locationId } = visit.venue
  const { charged, grandTotal, rest, tip, houseAccount, offer, cash } = breakdown
  const invalid = part.kind === 'invalid' ? part : chosenTip
  if (invalid.kind === 'invalid')
    return { blocked: invalid.message, sum: { amount: charged, currency: visit.ticket.currency }, isLiftedBy: 'payer' }
  return {
    asks: getQuestions({ bill: visit.ticket, tip, breakdown, payer: 'guest' }),
    what: {
      kind: 'bill',
      ...payableAt(visit),
      thing: things.bill({ location: locationId ?? projectId, check: visit.link.ticket }),
      name: nameOfCheck(payableAt(visit)),
      shown: headlineFromTotals(breakdown).amount,
      amount: charged,
      due: visit.ticket.due,
      rest,
      totals: { charged, grandTotal },
      parts: { tip, houseAccount, offer, cash, rest, earned, bill: visit.ticket.total },
    },
    details: { kind: 'bill', visit },
  }
}

/** The chosen credit may be no longer sold. Null where none is chosen. */
function creditToPay(visit: Visit): ToPay | null {
  const { creditOptionId } = visit.choices
  if (creditOptionId === null) return null
  const option = visit.venue.creditOptions.find(({ id }) => id === creditOptionId)
  if (!option) return { blocked: 'Missing card or option ID.', sum: null }
  const { id: optionId, pay: amount } = option
  const { projectId, locationId, name } = visit.venue
  const what = {
    kind: 'credit',
    ...payableAt(visit),
    thing: things.credit({ location: locationId ?? projectId, option: optionId }),
    name: `credit${placePhrase(name ?? undefined)}`,
    optionId,
    amount,
  } as const
  return { asks: [], what, details: { kind: 'credit', optionId, link: visit.link } }
}

export const getToPay = (state: PosState): ToPay | null =>
  state.status === 'review' ? billToPay(state.visit) : state.status === 'addCredit' ? creditToPay(state.visit) : null

/** The bill's payment on the wire, as the diner agreed to it. */
export function billBody(visit: Visit, cardId: string | null) {
  const { link, venue } = visit
  const { breakdown, reward } = getSums(visit)
  return {
    transaction: {
      amount: breakdown.paying,
      charge_stripe_source_id: cardId,
      partial_payment: breakdown.rest.ofBill > 0,
      offer_claim_id: reward?.offer.claimId ?? null,
    },
    project: venue.projectSlug ?? venue.projectId,
    ticket_number: link.ticket,
    location_id: venue.locationId,
    pos: link.posSlug,
    tip: breakdown.tip === 0 || cardId === null ? null : { amount: breakdown.tip, stripe_source_id: cardId },
  }
}
