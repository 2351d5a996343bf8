import type { OutputOf } from '../shared/api/endpoint.ts'
import type { Email } from '../shared/contact/email.ts'
import type { Phone } from '../shared/contact/phoneNumber.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Wait } from '../shared/flow/flow.ts'
import type { OptedOut } from '../shared/member/optedOut.ts'
import type * as api from './api.ts'
import type { Contact, ContactDraft, EmailContact } from './contact.ts'
import type { Offer } from './offer.ts'

/** Proves who claims: a texted code, an accepted address, a sign-in for this claim, or the session. No state has its token. */
export const proofs = ['phone', 'email', 'account', 'session'] as const
export type Proof = (typeof proofs)[number]

export type ClaimRequest = {
  readonly offerId: number
  readonly claimCode: string | null
  readonly smsOptIn: boolean
  readonly emailOptIn: boolean
}

type Calls = {
  loadOffer: [{ code: string }, Offer]
  verifyClaimCode: [{ offerId: number; claimCode: string }, OutputOf<typeof api.verifyClaimCode>]
  validateEmail: [{ offerId: number; email: Email }, Omit<OutputOf<typeof api.validateEmail>, 'token'>]
  sendSmsCode: [{ offerId: number; phone: Phone; email: Email | null }, Omit<OutputOf<typeof api.sendSmsCode>, 'token'>]
  verifySmsCode: [{ offerId: number; smsCode: string }, OutputOf<typeof api.verifySmsCode>]
  checkIfVerified: [{ offerId: number }, OutputOf<typeof api.checkIfVerified>]
  /** `optedOut`: the choices that the form did not show to the member; none if it showed them. */
  signIn: [{ email: Email; password: string; sawOptOut: boolean }, { readonly optedOut: OptedOut }]
  claim: [{ proof: Proof; request: ClaimRequest }, OutputOf<typeof api.claimOffer>]
  lookUpClaim: [unknown, OutputOf<typeof api.lookUpClaim>]
}
export type CallAnswer<C extends keyof Calls> = AnswerTo<Calls, C>
export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

export type ClaimCommand = ServerCommand | Wait<ClaimEvent> | { readonly type: 'openApp' }

type Events = {
  /** The forms pass on clean codes only. */
  offerCodeSubmitted: { code: string }
  claimCodeSubmitted: { text: string }
  contactSubmitted: { contact: Contact; contactDraft: ContactDraft }
  /** A signed-in guest claims with one press. The session is the proof. */
  accountSubmitted: { contact: EmailContact }
  smsCodeTyped: { text: string }
  smsCodeSubmitted: { text: string }
  passwordSubmitted: { text: string }
  forgotChosen: unknown
  changePhone: unknown
  codeNotReceived: unknown
  resendCode: unknown
  keepWaiting: unknown
  retry: unknown
  startOver: unknown
  /** The browser's Back, or a button on the page. */
  back: unknown
  reloaded: unknown
  /** A member has signed out, in this or another tab. */
  signedOutAnywhere: unknown
  offerSlow: unknown
  secondPassed: unknown
  resendDue: unknown
  pollDue: unknown
  watchOver: unknown
  appDue: unknown
}

export type ClaimEvent = AnswerEvent | EventsNamed<Events>
export type EventOf<Type extends ClaimEvent['type']> = Extract<ClaimEvent, { readonly type: Type }>
