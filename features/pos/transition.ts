import type { Ticket } from '../bill/ticket.ts'
import { otherChargeText } from '../payment/attempt/problem.ts'
import { type Failure, isFinalAnswer } from '../shared/api/answers/answer.ts'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { transitionBy } from '../shared/flow/flow.ts'
import { type Cents, formatMoneyShort } from '../shared/money/money.ts'
import type { Choices, NotPaid, Opening, PosCommand, PosEvent, PosReceipt, RecordedPayment, Restored, VenueRead, Visit } from './pos.ts'
import { type Stage, stageNamed } from './link.ts'
import {
  type PosState,
  type PosStep,
  type StateOf,
  alreadyPaid,
  atStage,
  billPaid,
  goBackToOrder,
  leaveAfterSuccess,
  getLink,
  load,
  ticketError,
} from './states.ts'
import { getSums, reviewOf } from './toPay.ts'

const error = (opening: Opening, message: string, canRetry = false): PosStep => [{ status: 'error', opening, message, canRetry }]

function venueUnread(opening: Opening, failure: Failure): PosStep {
  if (!isFinalAnswer(failure)) return error(opening, readFailureText(failure), true)
  return error(opening, failure.message || 'An unknown error has occurred.')
}

const noChoices = (venue: VenueRead): Choices => ({
  part: null,
  tip: null,
  claimId: venue.chosenClaimId,
  creditOptionId: null,
  hasTipped: false,
})

/** The first stage of a bill: null where nothing is left to do. Add Credit is never the first. */
function firstStage({ ticket, venue: { tip } }: Visit, byCard: Cents): Stage | null {
  if (ticket.amount === 0 || ticket.due === 0) return null
  if (byCard === 0) return tip.defaultTip !== null && tip.defaultTip < 0 ? 'redeemCredit' : 'review'
  return tip.canBeSkipped ? 'review' : 'redeemCredit'
}

function opened({ link, restored, notice }: Opening, venue: VenueRead, ticket: Ticket): PosStep {
  const visit = { link, venue, ticket, choices: restored?.choices ?? noChoices(venue) }
  const { card } = getSums(visit).breakdown
  const first = firstStage(visit, card)
  if (first === null) return goBackToOrder(link)
  const last = restored?.stage ?? null
  // Nobody buys credit for a bill that is covered.
  const stage = last === null || (last === 'addCredit' && card === 0) ? first : last
  return [atStage(stage === 'review' ? reviewOf(visit) : stage, visit, { notice })]
}

export function restoredFrom(state: PosState): Restored | null {
  // A failed payment leads back to the review.
  if ('visit' in state) return { choices: state.visit.choices, stage: stageNamed(state.status) ?? 'review' }
  if ('opening' in state) return state.opening.restored
  return 'restored' in state ? state.restored : null
}

/** Nothing of the diner stays, also not what they have paid. */
const leave = (state: PosState): PosState =>
  state.status === 'alreadyPaid' || state.status === 'returning' || state.status === 'ticketError' ? state : load(getLink(state))[0]

/** The session has ended: the diner signs in again, and continues at the same step. A pending call gets its answer. */
function expired(state: PosState): PosStep {
  const next = leave(state)
  if ('paid' in state) return [next, { type: 'startNextPayment' }, { type: 'forgetDevice' }]
  return [next.status === 'loading' ? { ...next, restored: restoredFrom(state) } : next, { type: 'forgetDevice' }]
}

const notTaken = 'Your payment didn’t go through after all, and nothing was charged. Please pay again.'

/** The purchase changes the balance, so the bill is read again. */
function creditBought(visit: Visit, { gets, amount, currency }: RecordedPayment, { charged }: PosReceipt): PosStep {
  const choices = { ...visit.choices, creditOptionId: null }
  const sentences = [
    ...gets.map(({ sum }) => `${formatMoneyShort(sum, currency)} of credit is yours. It pays on this bill first.`),
    ...(charged === null || charged === amount ? [] : [otherChargeText(charged, amount, currency)]),
  ]
  return load(visit.link, { restored: { choices, stage: choices.hasTipped ? 'review' : null }, notice: sentences.join(' ') || null })
}

/** Nothing was paid, and the diner is led elsewhere. */
function notPaid(state: StateOf<Stage>, { reason }: { readonly reason: NotPaid }): PosStep {
  const { visit } = state
  switch (reason.kind) {
    case 'changed':
      return [atStage(state.status === 'addCredit' ? state.status : reviewOf(reason.visit), reason.visit, reason)]
    case 'alreadyPaid':
      return alreadyPaid(visit.link)
    case 'sessionEnded':
      return expired(state)
    case 'failed':
      return [{ status: 'failed', visit, message: reason.message }]
    case 'linesPaid':
      // They are no longer chosen once the bill is read.
      return load(visit.link, { restored: restoredFrom(state), notice: reason.message })
    case 'reversed':
      return load(visit.link, { restored: restoredFrom(state), notice: notTaken })
  }
}

const chose = (visit: Visit, choices: Partial<Choices>): Visit => ({ ...visit, choices: { ...visit.choices, ...choices } })

/** The rules of every stage. */
const stage = {
  notPaid,
  chosen: (state: StateOf<Stage>, { choices, stage: to = state.status }: Extract<PosEvent, { readonly type: 'chosen' }>): PosStep => {
    const visit = chose(state.visit, choices)
    // A change of one credit says nothing of another.
    if (to === state.status) return [{ ...state, visit, problem: null, change: 'creditOptionId' in choices ? null : state.change }]
    return to === 'addCredit' && !getSums(visit).canAddCredit ? [state] : [atStage(to, visit)]
  },
  cardsRead: (state: StateOf<Stage>, { cards }: Extract<PosEvent, { readonly type: 'cardsRead' }>): PosStep => [
    { ...state, visit: { ...state.visit, venue: { ...state.visit.venue, cards } } },
  ],
}

const follow = transitionBy<PosState, PosEvent, PosCommand>({
  loading: {
    venueUnread: (opening, { failure }) => venueUnread(opening, failure),
    projectUnread: (opening) => error(opening, 'Something went wrong while loading your bill. Please go back and try again.'),
    ticketUnread: ({ link }) => ticketError(link),
    billRead: (opening, { venue, ticket }) => opened(opening, venue, ticket),
  },
  ticketError: {
    returnDue: (state) => goBackToOrder(state.link, state),
    retry: ({ link }) => load(link),
    reloaded: ({ link }) => load(link),
  },
  error: { retry: (state) => (state.canRetry ? load(state.opening.link, state.opening) : [state]) },

  redeemCredit: {
    ...stage,
    nextChosen: (state) => {
      const { part, tip } = getSums(state.visit)
      const invalid = [part, tip].find(({ kind }) => kind === 'invalid')
      return invalid?.kind === 'invalid'
        ? [{ ...state, problem: invalid.message }]
        : [atStage('review', chose(state.visit, { hasTipped: true }))]
    },
  },
  addCredit: {
    ...stage,
    nextChosen: ({ visit }) => [atStage(visit.choices.hasTipped || visit.venue.tip.canBeSkipped ? 'review' : 'redeemCredit', visit)],
    back: ({ visit }) => [atStage('redeemCredit', visit)],
  },
  review: { ...stage, back: ({ visit }) => [atStage(getSums(visit).breakdown.card > 0 ? 'addCredit' : 'redeemCredit', visit)] },
  failed: { back: ({ visit }) => [atStage('review', visit)] },

  success: {
    // A diner who asks for a receipt is not sent away meanwhile.
    returnDue: (state) => (state.canReturn ? [state] : leaveAfterSuccess(state)),
    stayed: (state) => [{ ...state, canReturn: true }],
    receiptDeclined: leaveAfterSuccess,
    receiptRead: (state, { right, receipt }) => {
      // The page may show another payment by now.
      if (right.name !== state.paid.receiptRight.name) return [state]
      return receipt === null ? load(state.link, { notice: notTaken }) : [{ ...state, paid: { ...state.paid, ...receipt } }]
    },
    returnOffered: (state) => [{ ...state, canReturn: true }],
  },
  tillNotInformed: { notPaid: ({ link }) => load(link, { notice: notTaken }), anotherBillChosen: ({ link }) => load(link) },
  alreadyPaid: { returnDue: (state) => goBackToOrder(state.link, state) },
  returning: {},
})

function step(state: PosState, event: PosEvent): PosStep {
  if (event.type === 'signedOut')
    return event.why === 'expired' ? expired(state) : [leave(state), { type: 'startNextPayment' }, { type: 'leavePayment' }]
  // A reload at any step may learn that the bill was paid.
  if (event.type === 'paid') {
    if (event.attempt.terms.kind === 'bill') return billPaid(getLink(state), event)
    if ('visit' in state) return creditBought(state.visit, event.attempt, event.receipt)
    return [state]
  }
  return follow(state, event)
}

export function transition(state: PosState, event: PosEvent): PosStep {
  const [next, ...commands] = step(state, event)
  // An error of one stage is not shown at another. After a purchase of credit the bill follows.
  const isNewStage = next.status !== state.status && stageNamed(next.status) !== undefined
  return [next, ...commands, ...(isNewStage ? [{ type: 'startNextPayment' } as const] : [])]
}

export const canGoBack = (state: PosState): boolean => transition(state, { type: 'back' })[0] !== state
