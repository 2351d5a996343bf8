import type { CodeSubmission } from '../account/codeSubmission.ts'
import type { Failure } from '../shared/api/answer.ts'
import type { Email } from '../shared/contact/email.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { AnswerTo, AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step, Wait } from '../shared/flow/flow.ts'
import type { OptIns, OptedOut } from '../shared/member/optedOut.ts'
import type { Phone } from '../shared/contact/phone.ts'
import type { Referral } from '../shared/member/referral.ts'
import type { Submission } from '../shared/api/submission.ts'
import type * as api from './api.ts'
import type { BroughtContact, Link } from './hash.ts'
import type { Offer } from './offer.ts'

/** The text of the contact form. */
export type ContactDraft = { readonly email: string; readonly phone: string; readonly smsOptIn: boolean; readonly emailOptIn: boolean }

/** A contact that the form has validated. */
export type EmailContact = {
  readonly by: 'email'
  readonly email: Email
  readonly optIns: OptIns
  /** The form showed what the member with this address has opted out of. */
  readonly sawOptOut?: true
}
export type PhoneContact = {
  readonly by: 'phone'
  readonly phone: Phone
  /** The subscriber's address, where the offer asks for both. */
  readonly email: Email | null
  readonly optIns: OptIns
}
export type Contact = EmailContact | PhoneContact

/** Proves to the server who claims. Comes only from an answer of the server. */
export type Proof = { readonly by: 'phone' | 'email' | 'account'; readonly token: string }

/** Everything known up to the contact form. Each later state carries it, so that Back loses nothing that was submitted. */
export type Visit = {
  readonly offer: Offer
  /** The offer's code, and whether it was typed or came with a link. */
  readonly code: string
  readonly entry: 'typed' | 'link'
  /** Empty until there is one. */
  readonly claimCode: string
  readonly contact: ContactDraft
}

/** An SMS code that was sent and is not verified yet. */
export type Dispatch = {
  readonly visit: Visit
  readonly contact: PhoneContact
  readonly token: string
  /** The number to text VERIFY to. */
  readonly verifyNumber: Phone
}

export type ClaimRequest = { readonly offerId: number; readonly proof: Proof; readonly claimCode: string | null; readonly optIns: OptIns }

/** A pending claim: its visit, its contact and its request. */
export type Claiming = { readonly visit: Visit; readonly contact: Contact; readonly request: ClaimRequest }

/** A pending claim without its proof: it can only be looked up. */
export type ClaimWithoutProof = { readonly visit: Visit; readonly contact: null; readonly request: null }

/** A state that can call the server (`askOf` names the call), and to which a failed call returns. */
export type AskingState =
  /** `slow` after `slowAfter`: the guest may enter another code. */
  | S<'loadingOffer', { link: Link; entry: Visit['entry']; slow: boolean }>
  | S<'claimCode', { visit: Visit; submission: Submission }>
  | S<'emailInput', { visit: Visit; submission: Submission<{ readonly contact: Contact }> }>
  | S<
      'smsVerification',
      {
        dispatch: Dispatch
        smsCode: string
        submission: CodeSubmission
        /** Seconds until another code may be requested. */
        secondsToResend: number
      }
    >
  | S<'authentication', { visit: Visit; contact: EmailContact; password: string; submission: Submission }>
  | S<'claiming', Claiming>

/** An asking state to which the guest can return. A claim whose answer was lost has another state, `claimUnknown`. */
export type FormState = Exclude<AskingState, { readonly status: 'claiming' }>

/** The offer is null if the server turned the guest away before it was loaded. */
type TurnedAway = { readonly offer: Offer | null }

/** Every state of the claim page. */
export type ClaimState =
  /** `code` is the last one that was asked for, or empty. */
  | S<'offerCode', { code: string; contact: BroughtContact }>
  /** No offer has the `code`. */
  | S<'unknownOffer', { code: string; contact: BroughtContact }>
  | AskingState
  /** The member asks for a new password, and comes back to the sign-in. */
  | S<'forgotPassword', { visit: Visit; contact: EmailContact }>
  | S<'altVerification', { dispatch: Dispatch; watch: 'polling' | 'lastLook' | 'over' }>
  /** The claim's answer was lost: it is looked up before it may be repeated. */
  | S<'claimUnknown', Claiming & { lookUp: 'asking' | 'unreachable' | 'notClaimed' }>
  | S<'claimUnknown', ClaimWithoutProof & { lookUp: 'asking' | 'unreachable' }>
  /** A call failed: `retry` repeats it, `back` returns to the form. */
  | S<'failed', { cause: Failure; during: FormState }>
  | S<'success', { offer: Offer; notice: string | null }>
  | S<'emailClaimSuccess', { offer: Offer; email: Email; notice: string | null }>
  | S<'noAccount', { offer: Offer; notice: string | null }>
  | S<'prevClaimed', TurnedAway>
  | S<'prevUsed', TurnedAway>
  | S<'returnUserNoLongerAvailable', TurnedAway>
  | S<'returnUserNewUserOnly', TurnedAway>
  | S<'claimOwnReferral', TurnedAway>
  | S<'suspendedAccount', TurnedAway>
  | S<'newUserNoLongerAvailable', { because: { readonly kind: 'offer' } | { readonly kind: 'claimCode'; readonly visit: Visit } }>

export type ClaimStatus = ClaimState['status']
export type StateOf<Status extends ClaimStatus> = flow.StateOf<ClaimState, Status>

/** What is known of a signed-in member. */
export type Member = { readonly email: string | null; readonly optedOut: OptedOut; readonly referral: Referral | null }

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
  contactSubmitted: { contact: Contact; draft: ContactDraft }
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

/** The event handlers of a status. It ignores all other events. */
export type Handlers<Status extends ClaimStatus> = Rules<ClaimState, ClaimEvent, ClaimCommand>[Status]
