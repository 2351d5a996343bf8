import { missingBill } from '../missingBill.ts'
import { firstStepOf } from '../../bill/sums/covering.ts'
import { zeroCents } from '../../bill/sums/share.ts'
import type { Ticket } from '../../bill/ticket.ts'
import type { Failure } from '../../shared/api/answer.ts'
import { readFailureText } from '../../shared/api/failureText.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import { idle } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { PosState, PosStep, RulesOf } from '../pos.ts'
import type { Choices, Restored, Opening, OrderLink, Stage, VenueRead, Visit } from '../visit.ts'
import { sumsOf } from '../sums.ts'

/** The bill is read, or could not be. */
export type OpeningState =
  /** The venue is read first, then the bill. */
  | S<'loading', { opening: Opening; venue: VenueRead | null }>
  /** The bill could not be read: back to the order after a moment. */
  | S<'ticketError', { link: OrderLink }>
  | S<'error', { opening: Opening; message: string; canRetry: boolean }>

/** Milliseconds before the diner is sent back to their order. */
const afterTicketError = 3_500

const noChoices = (venue: VenueRead): Choices => ({ tip: null, claimId: venue.chosenClaimId, creditOptionId: null, hasTipped: false })

/** Asks for a sign-in. */
export const askToSignIn = (link: OrderLink, restored: Restored | null, { email = '', hasExpired = false } = {}): PosStep => [
  { status: 'signIn', link, restored, email, submission: idle, hasExpired },
]

/** The server no longer knows the diner: they sign in again, and go on where they were. */
export const expired = (link: OrderLink, restored: Restored | null): PosStep => [
  ...askToSignIn(link, restored, { hasExpired: true }),
  { type: 'endSession' },
]

export const load = (opening: Opening): PosStep => [
  { status: 'loading', opening, venue: null },
  { type: 'loadVenue', link: opening.link, habit: null },
]

/** The page opens. */
export function open(opening: Opening, isSignedIn: boolean): PosStep {
  const { posSlug, location, ticket } = opening.link
  if (posSlug === '' || location === '' || ticket === '') return [{ status: 'error', opening, message: missingBill, canRetry: false }]
  return isSignedIn ? load(opening) : askToSignIn(opening.link, opening.restored)
}

/** Back to the order; without an address the page ends here. */
export const goBackToOrder = (link: OrderLink, state: PosState = { status: 'returning', link }): PosStep => [
  state,
  ...(link.returnUrl === null ? [] : [{ type: 'leave', href: link.returnUrl } as const]),
]

export const is401 = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401

const unknownError = 'An unknown error has occurred.'

/** The state of a stage. */
export function atStage(stage: Stage, visit: Visit, notice: string | null = null): PosState {
  switch (stage) {
    case 'redeemCredit':
      return { status: 'redeemCredit', visit, tipProblem: null, notice }
    case 'addCredit':
      return { status: 'addCredit', visit }
    case 'review':
      return { status: 'review', visit, change: null, notice }
  }
}

/** Routes a diner whose bill has been read. */
export function opened({ link, restored, notice }: Opening, venue: VenueRead, ticket: Ticket): PosStep {
  const visit = { link, venue, ticket, choices: restored?.choices ?? noChoices(venue) }
  const { offer, shortfall } = sumsOf(visit)
  const first = firstStepOf(ticket, { cash: venue.cash, offer: offer?.pays ?? zeroCents }, venue.tip)
  if (first === 'returnToOrder') return goBackToOrder(link)
  const last = restored?.stage ?? null
  // Nobody buys credit for a bill that is covered.
  const stage = last === null || (last === 'addCredit' && shortfall === 0) ? first : last
  return [atStage(stage, visit, notice)]
}

export const openingRules: RulesOf<OpeningState> = {
  loading: {
    loadVenueAnswered: (state, { answer }) => {
      const { opening } = state
      if (!answer.ok) {
        const { failure } = answer
        if (is401(failure)) return expired(opening.link, opening.restored)
        const isPassing = !isFinalAnswer(failure)
        const message = isPassing ? readFailureText(failure) : failure.message || unknownError
        return [{ status: 'error', opening, message, canRetry: isPassing }]
      }
      const { projectId } = answer.value
      if (projectId === null) {
        const message = 'Something went wrong while loading your bill. Please go back and try again.'
        return [{ status: 'error', opening, message, canRetry: false }]
      }
      const venue = { ...answer.value, projectId }
      return [
        { ...state, venue },
        { type: 'loadTicket', link: opening.link, projectId, locationId: venue.locationId },
      ]
    },
    loadTicketAnswered: (state, { answer }) => {
      const { opening, venue } = state
      if (venue === null) return [state]
      if (answer.ok) return opened(opening, venue, answer.value)
      const { link, restored } = opening
      if (is401(answer.failure)) return expired(link, restored)
      return [
        { status: 'ticketError', link },
        { type: 'wait', ms: afterTicketError, then: { type: 'returnDue' } },
      ]
    },
    reloaded: ({ opening }) => load(opening),
  },
  ticketError: {
    returnDue: (state) => goBackToOrder(state.link, state),
    retry: ({ link }) => load({ link, restored: null, notice: null }),
    reloaded: ({ link }) => load({ link, restored: null, notice: null }),
  },
  error: { retry: (state) => (state.canRetry ? load(state.opening) : [state]), reloaded: ({ opening }) => open(opening, true) },
}
