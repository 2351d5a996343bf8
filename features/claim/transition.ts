import { transitionBy } from '../shared/flow.ts'
import type { ClaimCommand, ClaimEvent, ClaimState } from './claim.ts'
import { claimUnknown, claiming, failed } from './transitions/claiming.ts'
import { ended, newUserNoLongerAvailable, success } from './transitions/ending.ts'
import { claimCode, loadingOffer, offerCode, unknownOffer } from './transitions/finding.ts'
import { authentication, emailInput } from './transitions/reaching.ts'
import { altVerification, smsVerification } from './transitions/verifying.ts'

/** What follows when an event meets a state. */
export const transition = transitionBy<ClaimState, ClaimEvent, ClaimCommand>({
  offerCode,
  loadingOffer,
  unknownOffer,
  claimCode,
  emailInput,
  authentication,
  smsVerification,
  altVerification,
  claiming,
  claimUnknown,
  failed,
  success,
  noAccount: ended,
  emailClaimSuccess: ended,
  prevClaimed: ended,
  prevUsed: ended,
  returnUserNoLongerAvailable: ended,
  returnUserNewUserOnly: ended,
  claimOwnReferral: ended,
  suspendedAccount: ended,
  newUserNoLongerAvailable,
})

/** Does a step back lead anywhere inside the flow? */
export const canGoBack = (state: ClaimState): boolean => transition(state, { type: 'back' })[0] !== state

/** The state as it may be kept on the device: a password stays in the page's memory. */
export function withoutPassword(state: ClaimState): ClaimState {
  if (state.status === 'authentication') return { ...state, password: '' }
  return state.status === 'failed' && state.during.status === 'authentication'
    ? { ...state, during: { ...state.during, password: '' } }
    : state
}
