import type { Answer } from '../shared/api/answer.ts'
import type { Email } from '../shared/contact/email.ts'
import { type Rules, type Step, transitionBy } from '../shared/flow/flow.ts'
import { type Submission, idle, refusedBy } from '../shared/api/submission.ts'
import type { UsState } from './usStates.ts'

/**
 * Why this browser is opted out: its own signal (PRV-04), the account (PRV-05), an earlier choice, or not at all. `notSaved`: a
 * choice was made, but the browser did not save it.
 */
export type Signal = 'globalPrivacyControl' | 'account' | 'earlierChoice' | 'notSaved' | 'none'

/** The signals that a browser can give. */
export type BrowserSignal = Extract<Signal, 'globalPrivacyControl' | 'earlierChoice' | 'none'>

/** The form's text. */
export type Draft = { readonly state: UsState | ''; readonly firstName: string; readonly lastName: string; readonly email: string }

export type OptOut = { readonly state: UsState | null; readonly firstName: string; readonly lastName: string; readonly email: Email }

export type PrivacyState =
  | {
      readonly status: 'choosing'
      readonly signal: Signal
      /** What was submitted last. */
      readonly draft: Draft
      readonly submission: Submission<{ readonly email: Email }>
    }
  | { readonly status: 'optedOut'; readonly signal: Signal; readonly email: Email }
export type PrivacyStatus = PrivacyState['status']

export type PrivacyEvent =
  | { readonly type: 'submitted'; readonly optOut: OptOut }
  | { readonly type: 'sendOptOutAnswered'; readonly answer: Answer<unknown> }
  /** Whether the browser saved the choice. */
  | { readonly type: 'optOutSaved'; readonly saved: boolean }
  /** The signed-in account is opted out. */
  | { readonly type: 'accountOptsOut' }
  /** The frame was reloaded; the browser's signal may have changed. */
  | { readonly type: 'reloaded'; readonly signal: BrowserSignal }

export type PrivacyCommand =
  /** Opts the person out on the server, for every browser. */
  | { readonly type: 'sendOptOut'; readonly optOut: OptOut }
  /** Opts this browser out, whether or not the call succeeds. */
  | { readonly type: 'saveOptOut' }
  /** Reads the choice of the account, if a visitor is signed in. */
  | { readonly type: 'readAccount' }
export type PrivacyStep = Step<PrivacyState, PrivacyCommand>
type PrivacyRules = Rules<PrivacyState, PrivacyEvent, PrivacyCommand>

const blank: Draft = { state: '', firstName: '', lastName: '', email: '' }

/** A browser's own signal counts as a choice: the visitor need not repeat it (PRV-04). */
const withCommands = (state: PrivacyState): PrivacyStep =>
  state.signal === 'globalPrivacyControl' ? [state, { type: 'saveOptOut' }, { type: 'readAccount' }] : [state, { type: 'readAccount' }]

export const begin = (signal: BrowserSignal): PrivacyStep => withCommands({ status: 'choosing', signal, draft: blank, submission: idle })

/** A signal of the browser or the account outranks the result of saving. */
const withSaveResult = <S extends PrivacyState>(state: S, isSaved: boolean): S =>
  state.signal === 'globalPrivacyControl' || state.signal === 'account'
    ? state
    : { ...state, signal: isSaved ? 'earlierChoice' : 'notSaved' }

/** A choice made in this browser that is no longer there was not saved. */
const signalAfterReload = (before: Signal, now: BrowserSignal): Signal =>
  now === 'none' && (before === 'earlierChoice' || before === 'notSaved') ? 'notSaved' : now

/** An account that is opted out opts this browser out too (PRV-05). */
const byAccount = (state: PrivacyState): PrivacyStep => [
  state.signal === 'globalPrivacyControl' ? state : { ...state, signal: 'account' },
  { type: 'saveOptOut' },
]

const choosing: PrivacyRules['choosing'] = {
  submitted: (state, { optOut }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [
          { ...state, draft: { ...optOut, state: optOut.state ?? '' }, submission: { phase: 'sending', email: optOut.email } },
          { type: 'saveOptOut' },
          { type: 'sendOptOut', optOut },
        ],
  sendOptOutAnswered: (state, { answer }) => {
    const { signal, submission } = state
    if (submission.phase !== 'sending') return [state]
    return answer.ok ? [{ status: 'optedOut', signal, email: submission.email }] : [{ ...state, submission: refusedBy(answer.failure) }]
  },
  optOutSaved: (state, event) => [withSaveResult(state, event.saved)],
  accountOptsOut: byAccount,
  reloaded: (state, { signal }) => withCommands({ ...state, signal: signalAfterReload(state.signal, signal), submission: idle }),
}

export const transition = transitionBy<PrivacyState, PrivacyEvent, PrivacyCommand>({
  choosing,
  optedOut: {
    optOutSaved: (state, event) => [withSaveResult(state, event.saved)],
    accountOptsOut: byAccount,
    reloaded: (state, { signal }) => withCommands({ ...state, signal: signalAfterReload(state.signal, signal) }),
  },
})
