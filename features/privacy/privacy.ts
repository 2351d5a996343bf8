import type { Answer } from '../shared/answer.ts'
import type { Email } from '../shared/email.ts'
import { failureLead } from '../shared/failureLead.ts'
import { type Rules, type Step, transitionBy } from '../shared/flow.ts'
import { type Submission, idle, refusedWith } from '../shared/submission.ts'
import type { UsState } from './usStates.ts'

/**
 * By what this browser is opted out already: its own signal (PRV-04), the account of who is signed in (PRV-05), a choice
 * made in it, or nothing. `notKept`: a choice was made in it, and it did not keep it.
 */
export type Signal = 'globalPrivacyControl' | 'account' | 'earlierChoice' | 'notKept' | 'none'

/** What the browser can say of itself. */
export type BrowserSignal = Extract<Signal, 'globalPrivacyControl' | 'earlierChoice' | 'none'>

/** The form, as it was typed. */
export type Draft = { readonly state: UsState | ''; readonly firstName: string; readonly lastName: string; readonly email: string }

/** Who opts out (PRV-01). */
export type OptOut = { readonly state: UsState | null; readonly firstName: string; readonly lastName: string; readonly email: Email }

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
  /** The browser was told to keep the choice, and did so or not. */
  | { readonly type: 'optOutKept'; readonly kept: boolean }
  /** Who is signed in has said no elsewhere. */
  | { readonly type: 'accountOptsOut' }
  /** The frame was loaded again; its browser may say something else by now. */
  | { readonly type: 'reloaded'; readonly signal: BrowserSignal }

export type PrivacyCommand =
  /** Tells the server, for every browser of that person. */
  | { readonly type: 'sendOptOut'; readonly optOut: OptOut }
  /** Opts this browser out, whatever becomes of the call. */
  | { readonly type: 'keepOptOut' }
  /** Asks what the account of who is signed in says; nobody may be. */
  | { readonly type: 'readAccount' }
export type PrivacyStep = Step<PrivacyState, PrivacyCommand>
type PrivacyRules = Rules<PrivacyState, PrivacyEvent, PrivacyCommand>

const blank: Draft = { state: '', firstName: '', lastName: '', email: '' }

/** What the browser says by itself is a choice that nobody has to repeat (PRV-04). */
const honoured = (state: PrivacyState): PrivacyStep =>
  state.signal === 'globalPrivacyControl' ? [state, { type: 'keepOptOut' }, { type: 'readAccount' }] : [state, { type: 'readAccount' }]

/** The frame opens in a browser that says so much by itself. */
export const begin = (signal: BrowserSignal): PrivacyStep => honoured({ status: 'choosing', signal, draft: blank, submission: idle })

/** What holds for every browser is not replaced by what this one keeps or not. */
const kept = <S extends PrivacyState>(state: S, isKept: boolean): S =>
  state.signal === 'globalPrivacyControl' || state.signal === 'account' ? state : { ...state, signal: isKept ? 'earlierChoice' : 'notKept' }

/** A choice that was made in this browser and is not found again was not kept. */
const found = (before: Signal, now: BrowserSignal): Signal =>
  now === 'none' && (before === 'earlierChoice' || before === 'notKept') ? 'notKept' : now

/** Whoever said no elsewhere is opted out in this browser as well, with their account (PRV-05). */
const byAccount = (state: PrivacyState): PrivacyStep => [
  state.signal === 'globalPrivacyControl' ? state : { ...state, signal: 'account' },
  { type: 'keepOptOut' },
]

const choosing: PrivacyRules['choosing'] = {
  typed: (state, { draft }) => (state.submission.phase === 'sending' ? [state] : [{ ...state, draft, submission: idle }]),
  submitted: (state, { optOut }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [{ ...state, submission: { phase: 'sending', email: optOut.email } }, { type: 'keepOptOut' }, { type: 'sendOptOut', optOut }],
  sendOptOutAnswered: (state, { answer }) => {
    const { signal, submission } = state
    if (submission.phase !== 'sending') return [state]
    return answer.ok
      ? [{ status: 'optedOut', signal, email: submission.email }]
      : [{ ...state, submission: refusedWith(failureLead(answer.failure)) }]
  },
  optOutKept: (state, event) => [kept(state, event.kept)],
  accountOptsOut: byAccount,
  reloaded: (state, { signal }) => honoured({ ...state, signal: found(state.signal, signal), submission: idle }),
}

/** What follows when an event meets a state. */
export const transition = transitionBy<PrivacyState, PrivacyEvent, PrivacyCommand>({
  choosing,
  optedOut: {
    optOutKept: (state, event) => [kept(state, event.kept)],
    accountOptsOut: byAccount,
    reloaded: (state, { signal }) => honoured({ ...state, signal: found(state.signal, signal) }),
  },
})
