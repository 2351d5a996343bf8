import type { ClaimStep, Dispatch, Handlers, StateOf } from '../claim.ts'
import { defaultMessage, refusalOutcome } from '../outcome.ts'
import { ask, claim, idle, onAnswer, refusedWith, sending } from './asking.ts'
import { resendAfter } from './reaching.ts'

/** Milliseconds between two looks for the guest's VERIFY text, and for how long to look (CLM-23). */
export const pollEvery = 3_000
export const pollFor = 30 * 60_000

export const wrongSmsCode = 'Incorrect verification code. Please try again.'
export const shortSmsCode = 'Please enter all 6 digits.'

const toContact = ({ visit }: Dispatch): ClaimStep => [{ status: 'emailInput', visit, submission: idle }]

const claimByPhone = ({ visit, contact, token }: Dispatch): ClaimStep => claim(visit, contact, { by: 'phone', token })

export const smsVerification: Handlers<'smsVerification'> = {
  smsCodeTyped: (state, { text }) =>
    state.submission.phase === 'sending' ? [state] : [{ ...state, smsCode: text, submission: idle }],
  smsCodeSubmitted: (state, { text }) => {
    if (state.submission.phase === 'sending' || state.submission.phase === 'resending') return [state]
    return /^\d{6}$/.test(text)
      ? ask({ ...state, smsCode: text, submission: sending })
      : [{ ...state, smsCode: text, submission: refusedWith(shortSmsCode) }]
  },
  verifySmsCodeAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ verified }) =>
        verified ? claimByPhone(state.dispatch) : [{ ...state, submission: refusedWith(wrongSmsCode) }],
      refusal: (refusal) => [
        refusalOutcome(refusal, state.dispatch.visit) ?? {
          ...state,
          submission: refusedWith(refusal.message ?? wrongSmsCode),
        },
      ],
    }),
  resendCode: (state) =>
    state.secondsToResend > 0 || state.submission.phase === 'sending' || state.submission.phase === 'resending'
      ? [state]
      : ask({ ...state, submission: { phase: 'resending' } }),
  sendSmsCodeAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ token, verifyNumber }) => [
        {
          ...state,
          dispatch: { ...state.dispatch, token, verifyNumber },
          smsCode: '',
          submission: idle,
          secondsToResend: resendAfter,
        },
        { type: 'wait', ms: 1000, then: { type: 'secondPassed' } },
      ],
      refusal: (refusal) => [{ ...state, submission: refusedWith(refusal.message ?? defaultMessage) }],
    }),
  secondPassed: (state) => {
    const secondsToResend = Math.max(0, state.secondsToResend - 1)
    const next = { ...state, secondsToResend }
    return secondsToResend === 0 ? [next] : [next, { type: 'wait', ms: 1000, then: { type: 'secondPassed' } }]
  },
  changePhone: ({ dispatch }) => toContact(dispatch),
  codeNotReceived: ({ dispatch }) => watch(dispatch),
  back: ({ dispatch }) => toContact(dispatch),
  reloaded: (state) => [{ ...state, submission: idle }],
}

function watch(dispatch: Dispatch): ClaimStep {
  return [
    { status: 'altVerification', dispatch, watch: 'polling' },
    lookFor(dispatch),
    { type: 'wait', ms: pollFor, then: { type: 'watchOver' } },
  ]
}

const lookFor = ({ visit, token }: Dispatch) => ({ type: 'checkIfVerified', offerId: visit.offer.id, token }) as const

const notYet = (state: StateOf<'altVerification'>): ClaimStep =>
  state.watch === 'polling'
    ? [state, { type: 'wait', ms: pollEvery, then: { type: 'pollDue' } }]
    : [{ ...state, watch: 'over' }]

export const altVerification: Handlers<'altVerification'> = {
  checkIfVerifiedAnswered: (state, { answer }) => {
    if (answer.ok) return answer.value.verified ? claimByPhone(state.dispatch) : notYet(state)
    const { failure } = answer
    const outcome = failure.kind === 'refused' ? refusalOutcome(failure, state.dispatch.visit) : null
    // A look that failed is no reason to stop looking.
    return outcome ? [outcome] : notYet(state)
  },
  pollDue: (state) => (state.watch === 'polling' ? [state, lookFor(state.dispatch)] : [state]),
  // A phone may have slept through the text's arrival: look once more before giving up.
  watchOver: (state) => [{ ...state, watch: 'lastLook' }, lookFor(state.dispatch)],
  keepWaiting: (state) => (state.watch === 'over' ? watch(state.dispatch) : [state]),
  changePhone: ({ dispatch }) => toContact(dispatch),
  back: ({ dispatch }) => [
    { status: 'smsVerification', dispatch, smsCode: '', submission: idle, secondsToResend: 0 },
  ],
  reloaded: (state) => (state.watch === 'over' ? [state] : [state, lookFor(state.dispatch)]),
}
