import { transitionBy } from '../shared/flow/flow.ts'
import { type PosCommand, type PosEvent, type PosState, type PosStep, linkOf } from './pos.ts'
import { error, loading, open, ticketError } from './transitions/opening.ts'
import { alreadyPaid, billPaid, creditBought, success, tillNotInformed } from './transitions/paying.ts'
import { forgotPassword, signIn } from './transitions/signingIn.ts'
import { addCredit, failed, redeemCredit, review } from './transitions/stages.ts'

const follow = transitionBy<PosState, PosEvent, PosCommand>({
  signIn,
  forgotPassword,
  loading,
  ticketError,
  redeemCredit,
  addCredit,
  review,
  success,
  tillNotInformed,
  alreadyPaid,
  failed,
  error,
  returning: {},
})

/** These show nothing of the diner's account. */
const staysSignedOut: ReadonlySet<PosState['status']> = new Set([
  'signIn',
  'forgotPassword',
  'ticketError',
  'success',
  'tillNotInformed',
  'alreadyPaid',
  'returning',
])

/** The diner has signed out in any tab: nothing of them stays. */
const signedOut = (state: PosState): PosStep =>
  staysSignedOut.has(state.status) ? [state] : open({ link: linkOf(state), keep: null, notice: null }, false)

export function transition(state: PosState, event: PosEvent): PosStep {
  if (event.type === 'signOutChosen') return [...signedOut(state), { type: 'signOut' }]
  if (event.type === 'signedOut') return signedOut(state)
  // A reload at any step may learn that the bill was paid.
  if (event.type === 'paid') {
    if (event.attempt.kind === 'bill') return billPaid(linkOf(state), event.attempt, event.receipt)
    return 'visit' in state ? creditBought(state.visit, event.attempt) : [state]
  }
  return follow(state, event)
}

/** Whether a step back stays inside the page. */
export const canGoBack = (state: PosState): boolean => transition(state, { type: 'back' })[0] !== state
