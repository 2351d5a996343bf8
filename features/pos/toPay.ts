import { type AgreedBill, tipFrom, transactionFrom } from '../bill/paying/agreedBill.ts'
import { type GuestAmounts, billAt, guestAmounts, guestBillToPay, newlyUntold, placeOf, placePhrase } from '../bill/paying/billToPay.ts'
import { type At, differenceBetween, isSameAddress, linesOf } from '../payment/agreement.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Venue } from '../bill/venue.ts'
import type { PaymentRequest, Uncharged } from '../payment/attempt/attempt.ts'
import type { PaymentRules } from '../payment/attempt/payment.ts'
import { declineMessage } from '../payment/attempt/problem.ts'
import type { Paying } from '../payment/attempt/gate.ts'
import { type Thing, isOfKind, things } from '../payment/thing.ts'
import type { Answer, Failure, Refused } from '../shared/api/answers/answer.ts'
import { failureText, readFailureText } from '../shared/api/answers/failureText.ts'
import type { OrderLink, Stage } from './link.ts'
import type { NotPaid, PosPayable, PosPayment, Visit } from './pos.ts'
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

type ToPay = Paying<PosPayment>

export const addressOf = ({ posSlug, location, ticket }: OrderLink) => billAt(posSlug, location, ticket)

type Known = { readonly at: At; readonly thing: Thing }

/** The thing of a link's bill: an entry of the same address names it before the bill is read. Null for none. Credit is sold at the same address. */
export const thingOfLink = (link: OrderLink, known: readonly Known[]): Thing | null =>
  known.findLast(({ at, thing }) => isSameAddress(at, addressOf(link)) && isOfKind(thing, 'bill'))?.thing ?? null

function getBillToPay(visit: Visit): ToPay {
  const { link, venue, ticket } = visit
  const paying = guestBillToPay(addressOf(link), link.ticket, venue, ticket, getSums(visit))
  if ('blocked' in paying) return paying
  const { what, agreed, ...allowed } = paying
  return { ...allowed, what: { ...what, terms: { kind: 'bill', agreed } }, details: visit }
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
  const { id: optionId, pay: amount, get: credit } = option
  const { link, venue, ticket } = visit
  const what: PosPayable = {
    thing: things.credit({ location: placeOf(venue), option: optionId }),
    at: addressOf(link),
    name: `credit${placePhrase(venue.name)}`,
    amount,
    currency: ticket.currency,
    pays: linesOf({ card: amount }),
    gets: linesOf({ credit }),
    due: null,
    rest: null,
    consent: null,
    terms: { kind: 'credit', optionId },
  }
  return { asks: [], what, details: visit }
}

export const getToPay = (state: PosState): ToPay | null =>
  state.status === 'review' ? getBillToPay(state.visit) : state.status === 'addCredit' ? creditToPay(state.visit) : null

/** The bill's payment on the wire, as the diner agreed to it. */
export function billBody({ link, venue }: Visit, agreed: AgreedBill, cardId: string | null) {
  return {
    transaction: { ...transactionFrom(agreed), charge_stripe_source_id: cardId, line_ids: agreed.lineIds },
    project: venue.projectSlug ?? venue.projectId,
    ticket_number: link.ticket,
    location_id: venue.locationId,
    pos: link.posSlug,
    tip: tipFrom(agreed, cardId),
  }
}

const is401 = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401

/** The server has refused lines that somebody else has paid meanwhile, or another sum: the bill is read again. */
const areLinesPaid = ({ status }: Refused, request: PaymentRequest<PosPayment> | null): boolean =>
  status === 412 && request?.what.terms.kind === 'bill' && request.what.terms.agreed.lineIds !== null

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

export const paymentRules = (pays: () => Thing | null): PaymentRules<PosPayment> => ({
  pays,
  // A bill's payment that charged nothing has a page of its own. A credit's stays at its card.
  notPaid: (why, request) => {
    if (why.outcome === 'reversed') return { kind: 'reversed' }
    if (why.outcome === 'refused' && isPaidAlready(why.refusal)) return { kind: 'alreadyPaid' }
    if (why.outcome === 'refused' && is401(why.refusal)) return { kind: 'sessionEnded' }
    if (why.outcome === 'refused' && areLinesPaid(why.refusal, request)) return { kind: 'linesPaid', message: why.refusal.message }
    return request?.what.terms.kind === 'credit' || why.outcome === 'givenUp' ? null : { kind: 'failed', message: getReason(why) }
  },
  isPaidAlready,
})

/** The problem of a bill or credit that was read again; null if it can be paid as the diner agreed to it, whole. */
export function rereadProblem(
  agreed: PosPayable,
  visit: Visit,
  venue: Answer<Omit<Visit['venue'], 'projectId'> & Pick<Venue, 'projectId'>>,
  ticket: Answer<Ticket>,
): NotPaid | null {
  const unread = venue.ok ? (ticket.ok ? null : ticket.failure) : venue.failure
  if (unread) return is401(unread) ? { kind: 'sessionEnded' } : { kind: 'failed', message: readFailureText(unread) }
  if (!venue.ok || !ticket.ok) return null
  const projectId = venue.value.projectId ?? visit.venue.projectId
  const now = { ...visit, venue: { ...venue.value, projectId }, ticket: ticket.value }
  const isBill = agreed.terms.kind === 'bill'
  if (isBill && now.ticket.due === 0) return { kind: 'alreadyPaid' }
  const paying = isBill ? getBillToPay(now) : creditToPay(now)
  if (paying !== null && !('blocked' in paying)) {
    const change = differenceBetween(agreed, paying.what) ?? newlyUntold(visit.ticket, now.ticket)
    return change && { kind: 'changed', visit: now, change }
  }
  const message = isBill && paying ? paying.blocked : 'This credit is no longer sold. You were not charged.'
  return { kind: 'changed', visit: now, change: { kind: 'other', message } }
}
