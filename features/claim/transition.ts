import { transitionBy } from '../shared/flow.ts'
import { type Saved, savedFields } from '../shared/saved.ts'
import { idle } from '../shared/submission.ts'
import type { ClaimCommand, ClaimEvent, ClaimState, Dispatch, FormState } from './claim.ts'
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

/** The token that a state needs: of an SMS code, or of the proof. Saved apart from the state, so that it can be deleted alone. */
export function tokenOf(state: ClaimState): string | null {
  if ('dispatch' in state) return state.dispatch.token
  if ('request' in state) return state.request?.proof.token ?? null
  return state.status === 'failed' ? tokenOf(state.during) : null
}

const contactOf = ({ dispatch: { visit } }: { readonly dispatch: Dispatch }) => ({ status: 'emailInput', visit, submission: idle }) as const

/** The form with this token and no password. Without a token it asks for the contact again. */
function formWith(token: string | null, form: FormState): FormState {
  if (form.status === 'authentication') return { ...form, password: '' }
  if (form.status !== 'smsVerification') return form
  return token === null ? contactOf(form) : { ...form, dispatch: { ...form.dispatch, token } }
}

/** The same for every state. Without its token a claim can only be looked up. */
function stateWith(token: string | null, state: ClaimState): ClaimState {
  switch (state.status) {
    case 'authentication':
    case 'smsVerification':
      return formWith(token, state)
    case 'failed':
      return { ...state, during: formWith(token, state.during) }
    case 'altVerification':
      return token === null ? contactOf(state) : { ...state, dispatch: { ...state.dispatch, token } }
    case 'claiming':
    case 'claimUnknown': {
      if (state.request === null) return state
      const { visit, request } = state
      return token === null
        ? { status: 'claimUnknown', visit, contact: null, request: null, lookUp: 'asking' }
        : { ...state, request: { ...request, proof: { ...request.proof, token } } }
    }
    default:
      return state
  }
}

const ofOffer = { offer: 'data' } as const
const ofEnding = { ...ofOffer, notice: 'any' } as const
const ofClaim = { visit: 'data', contact: 'data', request: 'data' } as const

const fields = savedFields<ClaimState>(2, {
  offerCode: { typed: 'text', contact: 'data' },
  unknownOffer: { code: 'text', typed: 'text', contact: 'data' },
  loadingOffer: { link: 'data', entry: 'text', slow: 'flag' },
  claimCode: { visit: 'data', submission: 'data' },
  emailInput: { visit: 'data', submission: 'data' },
  smsVerification: { dispatch: 'data', smsCode: 'text', submission: 'data', secondsToResend: 'number' },
  authentication: { visit: 'data', contact: 'data', password: 'text', submission: 'data' },
  claiming: ofClaim,
  altVerification: { dispatch: 'data', watch: 'text' },
  claimUnknown: { visit: 'data', contact: 'any', request: 'any', lookUp: 'text' },
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

/** Saves a claim without its secrets, and reads it back with the saved token (NET-11). */
export const savedClaim = (tokenNow: () => string | null): Saved<ClaimState> => ({
  version: fields.version,
  toSave: (state) => fields.toSave(stateWith('', state)),
  read: (saved) => {
    const state = fields.read(saved)
    return state && stateWith(tokenNow(), state)
  },
})
