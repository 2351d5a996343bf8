import { transitionBy } from '../shared/flow/flow.ts'
import { type Saved, savedFields } from '../shared/flow/saved.ts'
import type { ClaimCommand, ClaimEvent, ClaimState } from './claim.ts'
import { claimUnknown, claiming, failed } from './transitions/claiming.ts'
import { ended, newUserNoLongerAvailable, success } from './transitions/ending.ts'
import { claimCode, loadingOffer, offerCode, unknownOffer } from './transitions/finding.ts'
import { authentication, emailInput, forgotPassword } from './transitions/reaching.ts'
import { altVerification, smsVerification } from './transitions/verifying.ts'

/** The next state and the commands, for a state and an event. */
export const transition = transitionBy<ClaimState, ClaimEvent, ClaimCommand>({
  offerCode,
  loadingOffer,
  unknownOffer,
  claimCode,
  emailInput,
  authentication,
  forgotPassword,
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

/** The token of an SMS code or of the proof. It is saved apart from the state, so that it can be deleted alone. */
export function tokenOf(state: ClaimState): string | null {
  if ('dispatch' in state) return state.dispatch.token
  if ('request' in state) return state.request?.proof.token ?? null
  return state.status === 'failed' ? tokenOf(state.during) : null
}

const ofOffer = { offer: 'data' } as const
const ofTurnedAway = { offer: 'any' } as const
const ofEnding = { ...ofOffer, notice: 'any' } as const
const ofClaim = { visit: 'data', contact: 'data', request: 'data' } as const

const fields = savedFields<ClaimState>(3, {
  offerCode: { code: 'text', contact: 'data' },
  unknownOffer: { code: 'text', contact: 'data' },
  loadingOffer: { link: 'data', entry: 'text', slow: 'flag' },
  claimCode: { visit: 'data', submission: 'data' },
  emailInput: { visit: 'data', submission: 'data' },
  smsVerification: { dispatch: 'data', smsCode: 'text', submission: 'data', secondsToResend: 'number' },
  authentication: { visit: 'data', contact: 'data', password: 'text', submission: 'data' },
  forgotPassword: { visit: 'data', contact: 'data' },
  claiming: ofClaim,
  altVerification: { dispatch: 'data', watch: 'text' },
  claimUnknown: { visit: 'data', contact: 'any', request: 'any', lookUp: 'text' },
  failed: { cause: 'data', during: 'data' },
  success: ofEnding,
  emailClaimSuccess: { ...ofEnding, email: 'text' },
  noAccount: ofEnding,
  prevClaimed: ofTurnedAway,
  prevUsed: ofTurnedAway,
  returnUserNoLongerAvailable: ofTurnedAway,
  returnUserNewUserOnly: ofTurnedAway,
  claimOwnReferral: ofTurnedAway,
  suspendedAccount: ofTurnedAway,
  newUserNoLongerAvailable: { because: 'data' },
})

/** A copy of a saved state with this token and no password, however deep they are. */
const withSecrets = (saved: unknown, token: string): unknown =>
  JSON.parse(JSON.stringify(saved, (name, value: unknown) => (name === 'token' ? token : name === 'password' && value ? '' : value)))

/** Saves a claim without its secrets, and reads it back with the saved token. */
export const savedClaim = (tokenNow: () => string | null): Saved<ClaimState> => ({
  version: fields.version,
  toSave: (state) => withSecrets(fields.toSave(state), ''),
  read: (saved) => {
    const token = tokenNow()
    const state = fields.read(withSecrets(saved, token ?? ''))
    if (!state || token !== null || tokenOf(state) === null) return state
    // Without its token a claim can only be looked up, and an SMS code cannot be verified.
    return 'request' in state ? { status: 'claimUnknown', visit: state.visit, contact: null, request: null, lookUp: 'asking' } : null
  },
})
