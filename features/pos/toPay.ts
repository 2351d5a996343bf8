import { type BillChange, changedPayment } from '../bill/paying/changedBill.ts'
import { type GuestAmounts, guestAmounts, guestBillToPay, placeOf, placePhrase } from '../bill/paying/billToPay.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { CreditOption, Venue } from '../bill/venue.ts'
import type { PaymentRequest, Uncharged } from '../payment/attempt/attempt.ts'
import type { PaymentRules } from '../payment/attempt/payment.ts'
import { declineMessage } from '../payment/attempt/problem.ts'
import type { Paying } from '../payment/gate/gate.ts'
import { type Thing, things } from '../payment/thing.ts'
import type { Answer, Failure, Refused } from '../shared/api/answers/answer.ts'
import { failureText, readFailureText } from '../shared/api/answers/failureText.ts'
import type { OrderLink } from './link.ts'
import type { NotPaid, OrderReference, PosPayment, Stage, Visit } from './pos.ts'
import type { PosState } from './states.ts'
import type { PaymentNames } from '../bill/paying/rows.ts'
import { cashNote } from '../bill/reading/balances.ts'
import { wholeOf } from '../bill/sums/part.ts'
import { getTipOffer } from '../bill/tipping/tip.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'

/** Everything that the screens and the payment compute from a visit, once. `canAddCredit`: more credit would pay some, and is sold. */
export type Sums = GuestAmounts & { readonly canAddCredit: boolean }

export function getSums({ venue, ticket, choices }: Visit): Sums {
  const amounts = guestAmounts(ticket, venue, { ...choices, useCash: true }, getTipOffer, new Date(venue.readAt))
  return { ...amounts, canAddCredit: amounts.breakdown.card > 0 && venue.creditOptions.length > 0 }
}

/** The review, or the step before it where nothing of the chosen part is left to pay: somebody else has paid all of its lines. */
export const reviewOf = (visit: Visit): Stage => (getSums(visit).part.kind === 'valid' ? 'review' : 'redeemCredit')

/** The origin of the tip: `20% of $96.00`. */
function tipNote({ tipOffer, breakdown: { tip } }: Sums, currency: Currency): string | undefined {
  if (tipOffer.status === 'disabled' || tipOffer.unit === 'dollars') return undefined
  const preset = [...tipOffer.presets, tipOffer.initial].find((each) => each?.amount === tip)
  return preset && preset.value > 0 ? `${preset.label} of ${formatMoney(tipOffer.base, currency)}` : undefined
}

/** The names of the payment's lines. */
export const namesFromSums = ({ venue, ticket }: Visit, sums: Sums): Omit<PaymentNames, 'cashName'> => ({
  offerName: sums.reward?.offer.name ?? null,
  tipNote: tipNote(sums, ticket.currency),
  cashNote: cashNote(venue.cash, venue.cashParts, ticket.currency),
  cardOnly: ticket.cardOnly,
  partOf: wholeOf(sums.breakdown.paying, ticket),
})

/** The thing of a record of release 0.2, which has the address alone. */
export function thingOf({ kind, ticket, posSlug, location, optionId = '' }: OrderReference): Thing {
  const at = `${posSlug}.${location}`
  return kind === 'bill' ? things.bill({ location: at, check: ticket }) : things.credit({ location: at, option: optionId })
}

export const isOfOrder = ({ kind, ticket, posSlug, location }: OrderReference, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location

type ToPay = Paying<PosPayment>

const addressOf = ({ ticket, posSlug, location }: OrderLink) => ({ ticket, posSlug, location })

function getBillToPay(visit: Visit): ToPay {
  const { link, venue, ticket } = visit
  const paying = guestBillToPay(link.ticket, venue, ticket, getSums(visit))
  if ('blocked' in paying) return paying
  const { what, agreed, asks } = paying
  return { asks, what: { ...what, kind: 'bill', ...addressOf(link) }, details: { kind: 'bill', visit, agreed } }
}

/** The chosen credit is no longer sold. */
export const missingOption = 'Missing card or option ID.'

/** The credit that the diner has chosen; undefined once it is no longer sold. */
const chosenCredit = ({ venue, choices }: Visit) => venue.creditOptions.find(({ id }) => id === choices.creditOptionId)

/** Null where no credit is chosen. */
function creditToPay(visit: Visit): ToPay | null {
  if (visit.choices.creditOptionId === null) return null
  const option = chosenCredit(visit)
  if (!option) return { blocked: missingOption, sum: null }
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
  return { asks: [], what, details: { kind: 'credit', optionId, visit } }
}

export const getToPay = (state: PosState): ToPay | null =>
  state.status === 'review' ? getBillToPay(state.visit) : state.status === 'addCredit' ? creditToPay(state.visit) : null

/** The bill's payment on the wire, as the diner agreed to it. */
export function billBody({ visit, agreed }: Extract<PosPayment['details'], { readonly kind: 'bill' }>, cardId: string | null) {
  const { link, venue } = visit
  const { breakdown, claimId, lineIds } = agreed
  return {
    transaction: {
      amount: breakdown.paying,
      charge_stripe_source_id: cardId,
      partial_payment: breakdown.rest.ofBill > 0,
      offer_claim_id: claimId,
      line_ids: lineIds,
    },
    project: venue.projectSlug ?? venue.projectId,
    ticket_number: link.ticket,
    location_id: venue.locationId,
    pos: link.posSlug,
    tip: breakdown.tip === 0 || cardId === null ? null : { amount: breakdown.tip, stripe_source_id: cardId },
  }
}

const is401 = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401

/** The server has refused lines that somebody else has paid meanwhile, or another sum: the bill is read again. */
const areLinesPaid = ({ status }: Refused, request: PaymentRequest<PosPayment> | null): boolean =>
  status === 412 && request?.details.kind === 'bill' && request.details.agreed.lineIds !== null

/** Why nothing was charged, in one text; null for the screen's own. */
function getReason(why: Uncharged): string | null {
  switch (why.outcome) {
    case 'declined':
      // A typed card is saved before it is charged, and this page shows no field.
      return declineMessage({ kind: 'noCard' }, why.code)
    case 'refused':
      return why.refusal.message
    case 'notConfirmed':
      return failureText(why.failure)
    case 'givenUp':
    case 'closed':
    case 'reversed':
      return null
  }
}

/** The server reports this with any status of refusal. The body of a failing server (5xx) is ignored, and its payment is looked up. */
const isPaidAlready = ({ message }: Refused): boolean => message?.includes('Payment is already done') ?? false

export const paymentRules = (link: OrderLink): PaymentRules<PosPayment> => ({
  isOwn: (attempt) => isOfOrder(attempt, link),
  // A bill's payment that charged nothing has a page of its own. A credit's stays at its card.
  notPaid: (why, request) => {
    if (why.outcome === 'reversed') return { kind: 'reversed' }
    if (why.outcome === 'refused' && isPaidAlready(why.refusal)) return { kind: 'alreadyPaid' }
    if (why.outcome === 'refused' && is401(why.refusal)) return { kind: 'sessionEnded' }
    if (why.outcome === 'refused' && areLinesPaid(why.refusal, request)) return { kind: 'linesPaid', message: why.refusal.message }
    return request?.what.kind === 'credit' || why.outcome === 'givenUp' ? null : { kind: 'failed', message: getReason(why) }
  },
  isPaidAlready,
})

/** The change of the chosen credit: the request names neither its price nor what it brings. Null for none. */
function creditChange(before: Visit, now: Visit): BillChange | null {
  const [was, is] = [chosenCredit(before), chosenCredit(now)]
  if (was?.pay === is?.pay && was?.get === is?.get) return null
  const text = ({ get, pay }: CreditOption) => [get, pay].map((sum) => formatMoney(sum, before.ticket.currency)).join(' for ')
  const changed = was && is ? `Your credit was ${text(was)}, and is ${text(is)} now.` : 'This credit is no longer sold.'
  return { kind: 'less', message: `${changed} You were not charged.` }
}

const seenFromVisit = (visit: Visit) => ({ ...visit.ticket, breakdown: getSums(visit).breakdown })

/** The problem of a bill or credit that was read again; null if it can be paid as the diner agreed to it. */
export function rereadProblem(
  { kind, visit }: Pick<PosPayment['details'], 'kind' | 'visit'>,
  venue: Answer<Omit<Visit['venue'], 'projectId'> & Pick<Venue, 'projectId'>>,
  ticket: Answer<Ticket>,
): NotPaid | null {
  const unread = venue.ok ? (ticket.ok ? null : ticket.failure) : venue.failure
  if (unread) return is401(unread) ? { kind: 'sessionEnded' } : { kind: 'failed', message: readFailureText(unread) }
  if (!venue.ok || !ticket.ok) return null
  const projectId = venue.value.projectId ?? visit.venue.projectId
  const now = { ...visit, venue: { ...venue.value, projectId }, ticket: ticket.value }
  const change = kind === 'credit' ? creditChange(visit, now) : changedPayment(seenFromVisit(visit), seenFromVisit(now))
  if (change === null) return null
  return change.kind === 'paid' ? { kind: 'alreadyPaid' } : { kind: 'changed', visit: now, change }
}
