import { transitionBy } from '../shared/flow.ts'
import { savedFields } from '../shared/saved.ts'
import type { ClaimCommand, ClaimEvent, ClaimState } from './claim.ts'
import { claimUnknown, claiming, failed } from './transitions/claiming.ts'
import { ended, newUserNoLongerAvailable, success } from './transitions/ending.ts'
import { claimCode, loadingOffer, offerCode, unknownOffer } from './transitions/finding.ts'
import { authentication, emailInput } from './transitions/reaching.ts'
import { altVerification, smsVerification } from './transitions/verifying.ts'

/** The next state and the commands, for a state and an event. */
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

/** Whether Back leads to another step of the flow. */
export const canGoBack = (state: ClaimState): boolean => transition(state, { type: 'back' })[0] !== state

function withoutPassword(state: ClaimState): ClaimState {
  if (state.status === 'authentication') return { ...state, password: '' }
  return state.status === 'failed' && state.during.status === 'authentication'
    ? { ...state, during: { ...state.during, password: '' } }
    : state
}

const ofOffer = { offer: 'data' } as const
const ofEnding = { ...ofOffer, notice: 'any' } as const
const ofClaim = { visit: 'data', contact: 'data', request: 'data' } as const

const fields = savedFields<ClaimState>(1, {
  offerCode: { code: 'text', contact: 'data' },
  unknownOffer: { code: 'text', contact: 'data' },
  loadingOffer: { link: 'data', entry: 'text', slow: 'flag' },
  claimCode: { visit: 'data', submission: 'data' },
  emailInput: { visit: 'data', submission: 'data' },
  smsVerification: { dispatch: 'data', smsCode: 'text', submission: 'data', secondsToResend: 'number' },
  authentication: { visit: 'data', contact: 'data', password: 'text', submission: 'data' },
  claiming: ofClaim,
  altVerification: { dispatch: 'data', watch: 'text' },
  claimUnknown: { ...ofClaim, lookUp: 'text' },
  failed: { cause: 'data', during: 'data' },
  success: ofEnding,
  emailClaimSuccess: { ...ofEnding, email: 'text' },
  noAccount: ofEnding,
  prevClaimed: ofOffer,
  prevUsed: ofOffer,
  returnUserNoLongerAvailable: ofOffer,
  returnUserNewUserOnly: ofOffer,
  claimOwnReferral: ofOffer,
  suspendedAccount: ofOffer,
  newUserNoLongerAvailable: { because: 'data' },
})

/** What is saved of a claim: everything but the password. */
export const savedClaim = { ...fields, toSave: (state: ClaimState) => fields.toSave(withoutPassword(state)) }
