import { isPartPayment } from '../../bill/breakdown.ts'
import type { Ticket } from '../../bill/ticket.ts'
import { sendPayment } from '../../payment/attempt.ts'
import { readFailureLead } from '../../shared/api/failureLead.ts'
import type { Step } from '../../shared/flow/flow.ts'
import { changedSums } from '../changedSums.ts'
import type { OpenPayment, PosCommand, PosRequest, PosRules, PosStep, StateOf, VenueRead, Visit } from '../pos.ts'
import { sumsOf } from '../sums.ts'
import { expired, goBackToOrder, is401, keepOf } from './opening.ts'

/** The visit's state with this attempt. */
const attemptOf = (visit: Visit, request: PosRequest): PosStep => {
  const [attempt, ...commands]: Step<Omit<OpenPayment, 'visit'>, PosCommand> = sendPayment(request)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the attempt of this request, with its visit
  return [{ ...attempt, visit } as OpenPayment, ...commands]
}

/** Buys the chosen credit (POS-06). */
export function buyCredit(visit: Visit, key: string): PosStep {
  const option = visit.venue.creditOptions.find(({ id }) => id === visit.choices.creditOptionId)
  const { card } = sumsOf(visit)
  if (!option || card.kind !== 'savedCard')
    return [{ status: 'addCredit', visit, problem: { on: 'page', message: 'Missing card or option ID.' } }]
  const { link } = visit
  return attemptOf(visit, { kind: 'credit', key, link, optionId: option.id, cardId: card.id, pay: option.pay })
}

/** Reads the venue and the bill again before anything is paid (POS-14). */
export function checkAgain(visit: Visit, key: string): PosStep {
  const { link, venue } = visit
  return [
    { status: 'checking', visit, key, venue: null, ticket: null },
    { type: 'loadVenue', link, habit: venue.tip.habit },
    { type: 'loadTicket', link, projectId: venue.projectId, locationId: venue.locationId },
  ]
}

/** Pays the bill as the diner sees it. */
function payBill(visit: Visit, key: string): PosStep {
  const { link, venue } = visit
  const { breakdown, offer, card } = sumsOf(visit)
  const isCharged = breakdown.charged > 0
  if (isCharged && card.kind !== 'savedCard')
    return [{ status: 'review', visit, change: null, notice: null, problem: { on: 'card', message: 'Please choose a card.' } }]
  return attemptOf(visit, {
    kind: 'bill',
    key,
    link,
    project: venue.projectSlug ?? venue.projectId,
    locationId: venue.locationId,
    amount: breakdown.paying,
    isPartial: isPartPayment(breakdown),
    claimId: offer?.offer.claimId ?? null,
    cardId: isCharged && card.kind === 'savedCard' ? card.id : null,
    tip: breakdown.tip,
    charged: breakdown.charged,
  })
}

type Checking = StateOf<'checking'>

/** Pays once both reads are here and nothing has changed; otherwise the diner looks at the change first. */
function checked({ visit, key, venue, ticket }: Checking): PosStep {
  if (venue === null || ticket === null) return [{ status: 'checking', visit, key, venue, ticket }]
  const now = { ...visit, venue, ticket }
  const change = changedSums(visit, now)
  if (change === null) return payBill(now, key)
  if (change.kind === 'paid') return alreadyPaid(visit)
  return [{ status: 'review', visit: now, problem: null, change, notice: null }]
}

/** Milliseconds for which the diner reads that their bill is paid (POS-11). */
const afterAlreadyPaid = 3_000

/** The bill is paid: back to the order after a moment. */
export const alreadyPaid = ({ link }: Pick<Visit, 'link'>): PosStep => [
  { status: 'alreadyPaid', link },
  { type: 'wait', ms: afterAlreadyPaid, then: { type: 'returnDue' } },
]

type Reading = { readonly ok: false; readonly failure: Parameters<typeof is401>[0] }

const notChecked = ({ visit }: Checking, { failure }: Reading): PosStep =>
  is401(failure) ? expired(visit.link, keepOf(visit, 'review')) : [{ status: 'failed', visit, message: readFailureLead(failure) }]

export const checking: PosRules['checking'] = {
  loadVenueAnswered: (state, { answer }) => {
    if (!answer.ok) return notChecked(state, answer)
    const { projectId } = state.visit.venue
    const venue: VenueRead = { ...answer.value, projectId: answer.value.projectId ?? projectId }
    return checked({ ...state, venue })
  },
  loadTicketAnswered: (state, { answer }) => {
    if (!answer.ok) return notChecked(state, answer)
    const ticket: Ticket = answer.value
    return checked({ ...state, ticket })
  },
}

export const alreadyPaidRules: PosRules['alreadyPaid'] = { returnDue: (state) => goBackToOrder(state.link, state) }
