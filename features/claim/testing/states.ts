import type { AskingState, ClaimState, ClaimStatus, StateOf } from '../claim.ts'
import { claiming, dispatch, emailContact, offer, phoneContact, visit } from './examples.ts'

const idle = { phase: 'idle' } as const
const contact = { email: '', phone: '' } as const
const link = { code: 'WELCOME25', claimCode: '', contact } as const

/** One plain state for each status. */
export const states: { readonly [Status in ClaimStatus]: StateOf<Status> } = {
  offerCode: { status: 'offerCode', typed: 'WELC', contact },
  loadingOffer: { status: 'loadingOffer', link, entry: 'typed', slow: false },
  unknownOffer: { status: 'unknownOffer', code: 'NOSUCH', typed: 'NOSUCH', contact },
  claimCode: { status: 'claimCode', visit, submission: idle },
  emailInput: { status: 'emailInput', visit, submission: idle },
  smsVerification: { status: 'smsVerification', dispatch, smsCode: '12', submission: idle, secondsToResend: 3 },
  authentication: { status: 'authentication', visit, contact: emailContact, password: '', submission: idle },
  altVerification: { status: 'altVerification', dispatch, watch: 'polling' },
  claiming,
  claimUnknown: { ...claiming, status: 'claimUnknown', lookUp: 'asking' },
  failed: { status: 'failed', cause: { kind: 'offline' }, during: { status: 'loadingOffer', link, entry: 'link', slow: false } },
  success: { status: 'success', offer, notice: null },
  emailClaimSuccess: { status: 'emailClaimSuccess', offer, email: emailContact.email, notice: null },
  noAccount: { status: 'noAccount', offer, notice: null },
  prevClaimed: { status: 'prevClaimed', offer },
  prevUsed: { status: 'prevUsed', offer },
  returnUserNoLongerAvailable: { status: 'returnUserNoLongerAvailable', offer },
  returnUserNewUserOnly: { status: 'returnUserNewUserOnly', offer },
  newUserNoLongerAvailable: { status: 'newUserNoLongerAvailable', because: { kind: 'offer' } },
  claimOwnReferral: { status: 'claimOwnReferral', offer },
  suspendedAccount: { status: 'suspendedAccount', offer },
}

export const everyState: readonly ClaimState[] = Object.values(states)

/** Each state that can ask, with its question on the way. */
export const asking: { readonly [Status in AskingState['status']]: StateOf<Status> } = {
  loadingOffer: states.loadingOffer,
  claimCode: { ...states.claimCode, submission: { phase: 'sending' } },
  emailInput: { ...states.emailInput, submission: { phase: 'sending', contact: phoneContact } },
  smsVerification: { ...states.smsVerification, smsCode: '123456', submission: { phase: 'sending' } },
  authentication: { ...states.authentication, password: 'dinner4two', submission: { phase: 'sending' } },
  claiming,
}
