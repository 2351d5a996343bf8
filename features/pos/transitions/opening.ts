import { firstStepOf } from '../../bill/covering.ts'
import { zeroCents } from '../../bill/share.ts'
import type { Ticket } from '../../bill/ticket.ts'
import type { Failure } from '../../shared/api/answer.ts'
import { readFailureText } from '../../shared/api/failureText.ts'
import { idle } from '../../shared/api/submission.ts'
import type { Choices, Keep, Opening, OrderLink, PosRules, PosState, PosStep, Stage, VenueRead, Visit } from '../pos.ts'
import { sumsOf } from '../sums.ts'

/** Milliseconds before the diner is sent back to their order. */
const afterTicketError = 3_500

const noChoices = (venue: VenueRead): Choices => ({ tip: null, claimId: venue.chosenClaimId, creditOptionId: null, hasTipped: false })

/** Asks for a sign-in. */
export const askToSignIn = (link: OrderLink, keep: Keep | null, { email = '', hasExpired = false } = {}): PosStep => [
  { status: 'signIn', link, keep, email, submission: idle, hasExpired },
]

/** The server no longer knows the diner: they sign in again, and go on where they were. */
export const expired = (link: OrderLink, keep: Keep | null): PosStep => [
  ...askToSignIn(link, keep, { hasExpired: true }),
  { type: 'endSession' },
]

export const load = ({ link, keep, notice }: Opening): PosStep => [
  { status: 'loading', link, keep, notice, venue: null },
  { type: 'loadVenue', link, habit: null },
]

/** The page opens. */
export function open(opening: Opening, isSignedIn: boolean): PosStep {
  const { posSlug, location, ticket } = opening.link
  if (posSlug === '' || location === '' || ticket === '')
    return [{ status: 'error', opening, message: 'Missing project or ticket', canRetry: false }]
  return isSignedIn ? load(opening) : askToSignIn(opening.link, opening.keep)
}

/** Back to the order; without an address the page ends here. */
export const goBackToOrder = (link: OrderLink, state: PosState = { status: 'returning', link }): PosStep => [
  state,
  ...(link.returnUrl === null ? [] : [{ type: 'leave', href: link.returnUrl } as const]),
]

export const is401 = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401

const isTransient = ({ kind }: Failure): boolean => kind !== 'refused'

const unknownError = 'An unknown error has occurred.'

/** What the diner keeps of a visit. */
export const keepOf = ({ choices }: Pick<Visit, 'choices'>, stage: Stage | null): Keep => ({ choices, stage })

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
export function opened({ link, keep, notice }: Opening, venue: VenueRead, ticket: Ticket): PosStep {
  const visit = { link, venue, ticket, choices: keep?.choices ?? noChoices(venue) }
  const { offer, shortfall } = sumsOf(visit)
  const first = firstStepOf(ticket, { cash: venue.cash, offer: offer?.pays ?? zeroCents }, venue.tip)
  if (first === 'returnToOrder') return goBackToOrder(link)
  const kept = keep?.stage ?? null
  // Nobody buys credit for a bill that is covered.
  const stage = kept === null || (kept === 'addCredit' && shortfall === 0) ? first : kept
  return [atStage(stage, visit, notice)]
}

const openingOf = ({ link, keep, notice }: Opening): Opening => ({ link, keep, notice })

export const loading: PosRules['loading'] = {
  loadVenueAnswered: (state, { answer }) => {
    const opening = openingOf(state)
    const { link, keep } = opening
    if (!answer.ok) {
      const { failure } = answer
      if (is401(failure)) return expired(link, keep)
      const message = isTransient(failure) ? readFailureText(failure) : (failure.kind === 'refused' && failure.message) || unknownError
      return [{ status: 'error', opening, message, canRetry: isTransient(failure) }]
    }
    const { projectId } = answer.value
    if (projectId === null) {
      const message = 'Something went wrong while loading your bill. Please go back and try again.'
      return [{ status: 'error', opening, message, canRetry: false }]
    }
    const venue = { ...answer.value, projectId }
    return [
      { ...state, venue },
      { type: 'loadTicket', link, projectId, locationId: venue.locationId },
    ]
  },
  loadTicketAnswered: (state, { answer }) => {
    if (state.venue === null) return [state]
    if (answer.ok) return opened(openingOf(state), state.venue, answer.value)
    if (is401(answer.failure)) return expired(state.link, state.keep)
    return [
      { status: 'ticketError', link: state.link },
      { type: 'wait', ms: afterTicketError, then: { type: 'returnDue' } },
    ]
  },
  reloaded: (state) => load(openingOf(state)),
}

export const ticketError: PosRules['ticketError'] = {
  returnDue: (state) => goBackToOrder(state.link, state),
  retry: ({ link }) => load({ link, keep: null, notice: null }),
  reloaded: ({ link }) => load({ link, keep: null, notice: null }),
}

export const error: PosRules['error'] = {
  retry: (state) => (state.canRetry ? load(state.opening) : [state]),
  reloaded: ({ opening }) => open(opening, true),
}
