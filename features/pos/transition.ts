import { transitionBy } from '../shared/flow/flow.ts'
import type { PosCommand, PosEvent, PosState, PosStep } from './pos.ts'
import { addingCard } from './transitions/addingCard.ts'
import { earlierPaid, signedOut, unresolvedPayment } from './transitions/earlier.ts'
import { error, loading, ticketError } from './transitions/opening.ts'
import { alreadyPaidRules as alreadyPaid, checking } from './transitions/paying.ts'
import { openPayment, success } from './transitions/settling.ts'
import { forgotPassword, login } from './transitions/signingIn.ts'
import { addCredit, failed, redeemCredit, review } from './transitions/stages.ts'
import { tillNotTold } from './transitions/tillNotTold.ts'

const follow = transitionBy<PosState, PosEvent, PosCommand>({
  login,
  forgotPassword,
  loading,
  ticketError,
  redeemCredit,
  addCredit,
  review,
  addingCard,
  checking,
  ...openPayment,
  unresolvedPayment,
  earlierPaid,
  success,
  tillNotTold,
  alreadyPaid,
  failed,
  error,
  returning: {},
})

/** While money may move, nobody signs out by a stray tap. */
const isPaying = ({ status }: PosState): boolean => ['addingCard', 'checking', 'paying', 'authenticating'].includes(status)

export function transition(state: PosState, event: PosEvent): PosStep {
  if (event.type === 'signOutChosen') return isPaying(state) ? [state] : [...signedOut(state), { type: 'signOut' }]
  return event.type === 'signedOut' ? signedOut(state) : follow(state, event)
}

/** Whether a step back stays inside the page. */
export const canGoBack = (state: PosState): boolean => transition(state, { type: 'back' })[0] !== state
