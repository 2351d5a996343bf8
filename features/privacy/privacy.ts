import type { Answer } from '../shared/answer.ts'
import type { Email } from '../shared/email.ts'
import { failureLead } from '../shared/failureLead.ts'
import { type Rules, type Step, transitionBy } from '../shared/flow.ts'
import { type Submission, idle, refusedWith } from '../shared/submission.ts'
import type { UsState } from './usStates.ts'

/** By what this browser is opted out already: its own signal (PRV-04), a choice made in it, or nothing. */
export const signals = ['globalPrivacyControl', 'earlierChoice', 'none'] as const
export type Signal = (typeof signals)[number]

/** The form, as it was typed. */
export type Draft = {
  readonly state: UsState | ''
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Who opts out (PRV-01). */
export type OptOut = {
  readonly state: UsState | null
  readonly firstName: string
  readonly lastName: string
  readonly email: Email
}

/** Every state of the privacy choices (PRV-01, PRV-03). */
export type PrivacyState =
  | {
      readonly status: 'choosing'
      readonly signal: Signal
      readonly draft: Draft
      readonly submission: Submission<{ readonly email: Email }>
    }
  | { readonly status: 'optedOut'; readonly signal: Signal; readonly email: Email }
export type PrivacyStatus = PrivacyState['status']

export type PrivacyEvent =
  | { readonly type: 'typed'; readonly draft: Draft }
  | { readonly type: 'submitted'; readonly optOut: OptOut }
  | { readonly type: 'sendOptOutAnswered'; readonly answer: Answer<unknown> }
  /** The frame was loaded again; its browser may say something else by now. */
  | { readonly type: 'reloaded'; readonly signal: Signal }

export type PrivacyCommand =
  /** Tells the server, for every browser of that person. */
  | { readonly type: 'sendOptOut'; readonly optOut: OptOut }
  /** Opts this browser out, whatever becomes of the call. */
  | { readonly type: 'keepOptOut' }
export type PrivacyStep = Step<PrivacyState, PrivacyCommand>
type PrivacyRules = Rules<PrivacyState, PrivacyEvent, PrivacyCommand>

const blank: Draft = { state: '', firstName: '', lastName: '', email: '' }

/** What the browser says by itself is a choice that nobody has to repeat (PRV-04). */
const honoured = (state: PrivacyState): PrivacyStep =>
  state.signal === 'globalPrivacyControl' ? [state, { type: 'keepOptOut' }] : [state]

/** The frame opens in a browser that says so much by itself. */
export const begin = (signal: Signal): PrivacyStep => honoured({ status: 'choosing', signal, draft: blank, submission: idle })

const choosing: PrivacyRules['choosing'] = {
  typed: (state, { draft }) => (state.submission.phase === 'sending' ? [state] : [{ ...state, draft, submission: idle }]),
  submitted: (state, { optOut }) => {
    if (state.submission.phase === 'sending') return [state]
    const signal = state.signal === 'none' ? 'earlierChoice' : state.signal
    return [{ ...state, signal, submission: { phase: 'sending', email: optOut.email } }, { type: 'keepOptOut' }, { type: 'sendOptOut', optOut }]
  },
  sendOptOutAnswered: (state, { answer }) => {
    const { signal, submission } = state
    if (submission.phase !== 'sending') return [state]
    return answer.ok
      ? [{ status: 'optedOut', signal, email: submission.email }]
      : [{ ...state, submission: refusedWith(failureLead(answer.failure)) }]
  },
  reloaded: (state, { signal }) => honoured({ ...state, signal, submission: idle }),
}

/** What follows when an event meets a state. */
export const transition = transitionBy<PrivacyState, PrivacyEvent, PrivacyCommand>({
  choosing,
  optedOut: { reloaded: (state, { signal }) => honoured({ ...state, signal }) },
})
