import type { Answer, Failure } from '../shared/api/answer.ts'
import { type Rules, type Step, transitionBy } from '../shared/flow/flow.ts'

/** The verification of an invitation: the server sends an email to the invited address (PUB-01). */
export type VerificationState =
  | { readonly status: 'sending'; readonly inviteToken: string }
  | { readonly status: 'asked' }
  | { readonly status: 'refused'; readonly inviteToken: string }

export type VerificationEvent = { readonly type: 'verifyEmailAnswered'; readonly answer: Answer<unknown> } | { readonly type: 'reloaded' }

export type Toast = { readonly tone: 'info' | 'warning'; readonly title: string; readonly text: string }

export type VerificationCommand =
  | { readonly type: 'verifyEmail'; readonly inviteToken: string }
  | { readonly type: 'showToast'; readonly toast: Toast }

export type VerificationStep = Step<VerificationState, VerificationCommand>
type VerificationRules = Rules<VerificationState, VerificationEvent, VerificationCommand>

export const begin = (inviteToken: string): VerificationStep => [
  { status: 'sending', inviteToken },
  { type: 'verifyEmail', inviteToken },
]

const refusalOf = (failure: Failure): string =>
  (failure.kind === 'refused' && failure.message) || 'Please open the link of your invitation again in a moment.'

/** PUB-01 specifies the texts for success; they are the same for every enterprise. */
const toastOf = (answer: Answer<unknown>): Toast =>
  answer.ok
    ? { tone: 'info', title: 'Verify your email address', text: 'Confirm the email sent from Platewell' }
    : { tone: 'warning', title: 'We could not verify your email address', text: refusalOf(answer.failure) }

const sending: VerificationRules['sending'] = {
  verifyEmailAnswered: ({ inviteToken }, { answer }) => [
    answer.ok ? { status: 'asked' } : { status: 'refused', inviteToken },
    { type: 'showToast', toast: toastOf(answer) },
  ],
  // The answer was lost. The same attempt is sent again, and the server acts on it once.
  reloaded: ({ inviteToken }) => begin(inviteToken),
}

/** A reload repeats the call unless it succeeded. */
export const transition = transitionBy<VerificationState, VerificationEvent, VerificationCommand>({
  sending,
  asked: {},
  refused: { reloaded: ({ inviteToken }) => begin(inviteToken) },
})
