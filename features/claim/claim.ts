import * as z from 'zod/mini'
import type { CodeSubmission } from '../account/codeSubmission.ts'
import { type Answer, type Failure, type Refused, type Submission, idle, refusedWith } from '../shared/api/answers/answer.ts'
import { tooManyTries } from '../shared/api/answers/retryAfter.ts'
import { phoneOnTheWire } from '../shared/contact/phoneNumber.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { Rules, StateWith as S, Step } from '../shared/flow/flow.ts'
import type { Drafts } from '../shared/forms/drafts.ts'
import type { Refusal } from './catalogue.ts'
import {
  type BroughtContact,
  type ClaimDraft,
  type Contact,
  type EmailContact,
  broughtContact,
  claimDraft,
  emailContact,
  phoneContact,
} from './contact.ts'
import { type ClaimingState, claimingSaved, isMember, refusalEnding } from './claiming.ts'
import type { ClaimCommand, ClaimEvent, Proof } from './events.ts'
import type { Link } from './hash.ts'

/** An SMS code that was sent and is not verified yet. `verifyNumber` is the number to text VERIFY to; null for none. */
const dispatch = z.object({ draft: claimDraft, contact: phoneContact, verifyNumber: z.nullable(phoneOnTheWire) })
export type Dispatch = Readonly<z.output<typeof dispatch>>

const watches = ['polling', 'lastLook', 'over'] as const

/** A state that can call the server, and to which the guest can return if the call fails. */
export type FormState =
  /** `slow` after `slowAfter`: the guest may enter another code. */
  | S<'loadingOffer', { link: Link; entry: ClaimDraft['entry']; slow: boolean }>
  | S<'claimCode', { draft: ClaimDraft; submission: Submission }>
  | S<'emailInput', { draft: ClaimDraft; submission: Submission<{ readonly contact: Contact }> }>
  | S<'authentication', { draft: ClaimDraft; contact: EmailContact; password: string; submission: Submission }>
  /** `secondsToResend`: until another code may be requested. */
  | S<'smsVerification', { dispatch: Dispatch; smsCode: string; submission: CodeSubmission; secondsToResend: number }>

/** A form and its call. A retry repeats both. */
export type Asking = readonly [FormState, ...ClaimCommand[]]

export type ClaimState =
  /** `code` is the last one that was asked for, or empty. In `unknownOffer` no offer has it. */
  | S<'offerCode' | 'unknownOffer', { code: string; contact: BroughtContact }>
  | FormState
  /** The member requests a new password, and comes back to the sign-in. */
  | S<'forgotPassword', { draft: ClaimDraft; contact: EmailContact }>
  | S<'altVerification', { dispatch: Dispatch; watch: (typeof watches)[number] }>
  | S<'failed', { cause: Failure; again: Asking }>
  | ClaimingState

export type ClaimStatus = ClaimState['status']
export type StateOf<Status extends ClaimStatus> = flow.StateOf<ClaimState, Status>
export type ClaimStep = Step<ClaimState, ClaimCommand>

export type StepProps<Status extends ClaimStatus> = flow.StepProps<StateOf<Status>, ClaimEvent>

/** The props of a screen with a form whose text is saved. */
export type FormProps<Status extends ClaimStatus> = StepProps<Status> & { drafts: Drafts }

export type RulesOf<Status extends ClaimStatus> = Pick<Rules<ClaimState, ClaimEvent, ClaimCommand>, Status>

const form = { draft: claimDraft, submission: z.object({ phase: z.literal('idle') }) }

/** The states to which a reload leads. A form is not sent again, and has no password. */
export const savedState: z.ZodMiniType<ClaimState> = z.union([
  z.object({ status: z.literal(['offerCode', 'unknownOffer']), code: z.string(), contact: broughtContact }),
  z.object({
    status: z.literal('loadingOffer'),
    link: z.object({ code: z.string(), claimCode: z.string(), contact: broughtContact }),
    entry: claimDraft.shape.entry,
    slow: z.boolean(),
  }),
  z.object({ status: z.literal(['claimCode', 'emailInput']), ...form }),
  z.object({ status: z.literal('authentication'), ...form, contact: emailContact, password: z.literal('') }),
  z.object({ status: z.literal('forgotPassword'), draft: claimDraft, contact: emailContact }),
  z.object({
    status: z.literal('smsVerification'),
    dispatch,
    smsCode: z.string(),
    submission: form.submission,
    secondsToResend: z.number(),
  }),
  z.object({ status: z.literal('altVerification'), dispatch, watch: z.literal(watches) }),
  ...claimingSaved,
])

export const offerCode = (code: string, { email, phone }: BroughtContact): ClaimStep => [
  { status: 'offerCode', code, contact: { email, phone } },
]

export const unknownOffer = ({ code, contact }: Link): ClaimStep => [{ status: 'unknownOffer', code, contact }]

/** Milliseconds after which a guest who waits for an offer is shown another way. */
const slowAfter = 5_000

export const load = (link: Link, entry: ClaimDraft['entry']): Asking => [
  { status: 'loadingOffer', link, entry, slow: false },
  { type: 'loadOffer', code: link.code },
  { type: 'wait', ms: slowAfter, then: { type: 'offerSlow' } },
]

export const claimCodeForm = (draft: ClaimDraft): StateOf<'claimCode'> => ({ status: 'claimCode', draft, submission: idle })

export const contactForm = (draft: ClaimDraft): StateOf<'emailInput'> => ({ status: 'emailInput', draft, submission: idle })

export const signInForm = (draft: ClaimDraft, contact: EmailContact): StateOf<'authentication'> => ({
  status: 'authentication',
  draft,
  contact,
  password: '',
  submission: idle,
})

/** Seconds until another code may be requested. */
const resendAfter = 30

export const second = { type: 'wait', ms: 1_000, then: { type: 'secondPassed' } } as const

/** A code was texted. `resendDue` ends the wait for another one on time even if the phone sleeps; the seconds are only displayed. */
export const texted = (dispatch: Dispatch, submission: CodeSubmission = idle): ClaimStep => [
  { status: 'smsVerification', dispatch, smsCode: '', submission, secondsToResend: resendAfter },
  second,
  { type: 'wait', ms: resendAfter * 1_000, then: { type: 'resendDue' } },
]

/** Milliseconds for which to look for the guest's VERIFY text. */
const pollFor = 30 * 60_000

export const lookFor = ({ draft }: Dispatch) => ({ type: 'checkIfVerified', offerId: draft.offer.id }) as const

export const watch = (dispatch: Dispatch): ClaimStep => [
  { status: 'altVerification', dispatch, watch: 'polling' },
  lookFor(dispatch),
  { type: 'wait', ms: pollFor, then: { type: 'watchOver' } },
]

export const failedTo = (again: Asking, cause: Failure): ClaimStep => [{ status: 'failed', cause, again }]

export function getProof(state: ClaimState): Proof | null {
  if ('dispatch' in state) return 'phone'
  if ('proof' in state) return state.proof
  return 'again' in state ? getProof(state.again[0]) : null
}

/** Handles an answer: its value, its refusal, or a failure, which shows the general error view. */
export function onAnswer<T>(
  again: Asking,
  answer: Answer<T>,
  next: { readonly value: (value: T) => ClaimStep; readonly refusal: (refusal: Refused) => ClaimStep },
): ClaimStep {
  if (answer.ok) return next.value(answer.value)
  const { failure } = answer
  return failure.kind === 'refused' ? next.refusal(failure) : failedTo(again, failure)
}

type SentForm = Exclude<FormState, { readonly status: 'loadingOffer' }>

/** Whether a call is pending. One is allowed at a time: an answer must not arrive after its code has changed. */
export const isBusy = ({ submission: { phase } }: SentForm): boolean => phase === 'sending' || phase === 'resending'

export const settled = (form: SentForm): ClaimState => ({ ...form, submission: idle })

const defaultMessage = 'Something went wrong. Please try again.'

/** The step after a refused form: the catalogue's ending, or the form with the server's message. Without one it shows ours. */
export function refusedForm(form: SentForm, refusal: Refusal, ours = defaultMessage, proof: Proof | null = 'email'): ClaimStep {
  const { offer } = ('dispatch' in form ? form.dispatch : form).draft
  const { message, retryAfter } = refusal
  const text = retryAfter === undefined ? (message ?? ours) : tooManyTries(message, retryAfter)
  return [refusalEnding(refusal, offer, isMember(proof)) ?? { ...form, submission: refusedWith(text) }]
}
