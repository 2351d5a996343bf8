import type { Email } from '../shared/contact/email.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Rules, Step, Wait } from '../shared/flow/flow.ts'
import type { OptedOut } from '../shared/member/optedOut.ts'
import type { Phone } from '../shared/contact/phone.ts'
import type { Referral } from '../shared/member/referral.ts'
import type * as api from './api.ts'
import type { Contact, ContactDraft, EmailContact } from './contact.ts'
import type { Offer } from './offer.ts'
import type { ClaimingState } from './transitions/claiming.ts'
import type { ContactState } from './transitions/contact.ts'
import type { EndingState } from './transitions/ending.ts'
import type { FindingState } from './transitions/finding.ts'
import type { VerifyingState } from './transitions/verifying.ts'

/** Every state of the claim page. Each file of `transitions/` declares its own, with what a reload restores of them. */
export type ClaimState = FindingState | ContactState | VerifyingState | ClaimingState | EndingState

/** A state to which the guest can return, and that can call the server: `askOf` names the call. */
export type FormState = StateOf<'loadingOffer'> | Extract<FindingState | ContactState | VerifyingState, { readonly submission: unknown }>

/** A state that can call the server. */
export type AskingState = FormState | StateOf<'claiming'>

export type ClaimStatus = ClaimState['status']
export type StateOf<Status extends ClaimStatus> = flow.StateOf<ClaimState, Status>

/** The data of a signed-in member. `token` is their session's, `phone` empty for none. */
export type Member = {
  readonly token: string
  readonly email: string | null
  readonly phone: string
  readonly optedOut: OptedOut
  readonly referral: Referral | null
}

export type ClaimRequest = {
  readonly token: string
  readonly offerId: number
  readonly claimCode: string | null
  readonly smsOptIn: boolean
  readonly emailOptIn: boolean
}

/** The calls of the claim: input and output. */
type Calls = {
  loadOffer: [{ code: string }, Offer]
  verifyClaimCode: [{ offerId: number; claimCode: string }, OutputOf<typeof api.verifyClaimCode>]
  validateEmail: [{ offerId: number; email: Email }, OutputOf<typeof api.validateEmail>]
  sendSmsCode: [{ offerId: number; phone: Phone; email: Email | null }, OutputOf<typeof api.sendSmsCode>]
  verifySmsCode: [{ offerId: number; token: string; smsCode: string }, OutputOf<typeof api.verifySmsCode>]
  checkIfVerified: [{ offerId: number; token: string }, OutputOf<typeof api.checkIfVerified>]
  /** `optedOut`: of what the guest was asked without a word of their opt-out. None if they saw it. */
  signIn: [
    { email: Email; password: string; sawOptOut: boolean },
    { readonly user: { readonly token: string }; readonly optedOut: OptedOut },
  ]
  claim: [{ request: ClaimRequest }, OutputOf<typeof api.claimOffer>]
  lookUpClaim: [unknown, OutputOf<typeof api.lookUpClaim>]
}
export type CallAnswer<C extends keyof Calls> = AnswerTo<Calls, C>
export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

export type ClaimCommand = ServerCommand | Wait<ClaimEvent> | { readonly type: 'openApp' }

/** The events by name, and their data. */
type Events = {
  /** The forms pass on clean codes only. */
  offerCodeSubmitted: { code: string }
  claimCodeSubmitted: { text: string }
  contactSubmitted: { contact: Contact; contactDraft: ContactDraft }
  /** A signed-in guest claims as their account: its session is the proof. */
  accountSubmitted: { contact: EmailContact; token: string }
  smsCodeTyped: { text: string }
  smsCodeSubmitted: { text: string }
  passwordSubmitted: { text: string }
  forgotChosen: unknown
  /** The guest's other choices. */
  changePhone: unknown
  codeNotReceived: unknown
  resendCode: unknown
  keepWaiting: unknown
  retry: unknown
  startOver: unknown
  /** The browser's Back, or a button on the page. */
  back: unknown
  /** The page was reloaded in this state. */
  reloaded: unknown
  /** A member has signed out, in this or another tab. */
  signedOutAnywhere: unknown
  /** Ends of waits. */
  offerSlow: unknown
  secondPassed: unknown
  resendDue: unknown
  pollDue: unknown
  watchOver: unknown
  appDue: unknown
}

export type ClaimEvent = AnswerEvent | EventsNamed<Events>
export type EventOf<Type extends ClaimEvent['type']> = Extract<ClaimEvent, { readonly type: Type }>

export type ClaimStep = Step<ClaimState, ClaimCommand>

/** The event handlers of these states. They ignore all other events. */
export type RulesOf<State extends ClaimState> = Pick<Rules<ClaimState, ClaimEvent, ClaimCommand>, State['status']>
