import type { Answer } from '../shared/api/answer.ts'
import type { Email } from '../shared/contact/email.ts'
import { failureLead } from '../shared/api/failureLead.ts'
import { type Rules, type Step, transitionBy } from '../shared/flow/flow.ts'
import { type Submission, idle, refusedWith } from '../shared/api/submission.ts'

/** A visitor leaves an address to hear when something is on sale (EML-01, EML-02). */
export type EmailCaptureState =
  | {
      readonly status: 'open'
      /** What was submitted last. */
      readonly email: string
      readonly submission: Submission<{ readonly email: Email }>
    }
  | { readonly status: 'thanked'; readonly email: Email }

export type EmailCaptureEvent =
  | { readonly type: 'emailSubmitted'; readonly email: Email }
  | { readonly type: 'inquireAnswered'; readonly answer: Answer<unknown> }
  | { readonly type: 'reloaded' }

export type EmailCaptureCommand = { readonly type: 'inquire'; readonly email: Email }
export type EmailCaptureStep = Step<EmailCaptureState, EmailCaptureCommand>
type EmailCaptureRules = Rules<EmailCaptureState, EmailCaptureEvent, EmailCaptureCommand>

export const begin = (): EmailCaptureStep => [{ status: 'open', email: '', submission: idle }]

const open: EmailCaptureRules['open'] = {
  emailSubmitted: (state, { email }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [
          { ...state, email, submission: { phase: 'sending', email } },
          { type: 'inquire', email },
        ],
  inquireAnswered: (state, { answer }) => {
    if (state.submission.phase !== 'sending') return [state]
    return answer.ok
      ? [{ status: 'thanked', email: state.submission.email }]
      : [{ ...state, submission: refusedWith(failureLead(answer.failure)) }]
  },
  reloaded: (state) => [{ ...state, submission: idle }],
}

export const transition = transitionBy<EmailCaptureState, EmailCaptureEvent, EmailCaptureCommand>({ open, thanked: {} })
