import { idle, refusedWith, sending } from '../../shared/api/submission.ts'
import type { ClaimStep, Dispatch, Handlers, StateOf } from '../claim.ts'
import { defaultMessage, refusalOutcome } from '../outcome.ts'
import { ask, claim, contactForm, onAnswer } from './asking.ts'
import { countdown, resendAfter, second } from './reaching.ts'

/** Milliseconds between two looks for the guest's VERIFY text, and for how long to look. */
const pollEvery = 3_000
const pollFor = 30 * 60_000

export const wrongSmsCode = 'Incorrect verification code. Please try again.'

const toContact = ({ visit }: Dispatch): ClaimStep => [contactForm(visit)]

const claimByPhone = ({ visit, contact, token }: Dispatch): ClaimStep => claim(visit, contact, { by: 'phone', token })

/** Allows one call at a time: an answer must not arrive after its code or token has changed. */
const busy = ({ submission }: StateOf<'smsVerification'>): boolean => submission.phase === 'sending' || submission.phase === 'resending'

export const smsVerification: Handlers<'smsVerification'> = {
  smsCodeTyped: (state, { text }) => (busy(state) ? [state] : [{ ...state, smsCode: text, submission: idle }]),
  smsCodeSubmitted: (state, { text }) =>
    busy(state) || !/^\d{6}$/.test(text) ? [state] : ask({ ...state, smsCode: text, submission: sending }),
  verifySmsCodeAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ verified }) => (verified ? claimByPhone(state.dispatch) : [{ ...state, submission: refusedWith(wrongSmsCode) }]),
      refusal: (refusal) => [
        refusalOutcome(refusal, state.dispatch.visit.offer) ?? {
          ...state,
          submission: refusedWith(refusal.message ?? (refusal.status === 422 ? wrongSmsCode : defaultMessage)),
        },
      ],
    }),
  resendCode: (state) => (state.secondsToResend > 0 || busy(state) ? [state] : ask({ ...state, submission: { phase: 'resending' } })),
  sendSmsCodeAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ token, verifyNumber }) => [
        {
          ...state,
          dispatch: { ...state.dispatch, token, verifyNumber },
          smsCode: '',
          submission: { phase: 'resent' },
          secondsToResend: resendAfter,
        },
        ...countdown,
      ],
      refusal: (refusal) => [
        refusalOutcome(refusal, state.dispatch.visit.offer) ?? { ...state, submission: refusedWith(refusal.message ?? defaultMessage) },
      ],
    }),
  secondPassed: (state) => {
    const secondsToResend = Math.max(0, state.secondsToResend - 1)
    return secondsToResend === 0 ? [{ ...state, secondsToResend }] : [{ ...state, secondsToResend }, second]
  },
  resendDue: (state) => (state.secondsToResend === 0 ? [state] : [{ ...state, secondsToResend: 0 }]),
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
  state.watch === 'polling' ? [state, { type: 'wait', ms: pollEvery, then: { type: 'pollDue' } }] : [{ ...state, watch: 'over' }]

export const altVerification: Handlers<'altVerification'> = {
  checkIfVerifiedAnswered: (state, { answer }) => {
    if (answer.ok) return answer.value.verified ? claimByPhone(state.dispatch) : notYet(state)
    const { failure } = answer
    const outcome = failure.kind === 'refused' ? refusalOutcome(failure, state.dispatch.visit.offer) : null
    // The checks go on after one that failed.
    return outcome ? [outcome] : notYet(state)
  },
  pollDue: (state) => (state.watch === 'polling' ? [state, lookFor(state.dispatch)] : [state]),
  // The phone may have slept while the text arrived, so check once more.
  watchOver: (state) => [{ ...state, watch: 'lastLook' }, lookFor(state.dispatch)],
  keepWaiting: (state) => (state.watch === 'over' ? watch(state.dispatch) : [state]),
  changePhone: ({ dispatch }) => toContact(dispatch),
  back: ({ dispatch }) => [
    { status: 'smsVerification', dispatch, smsCode: '', submission: idle, secondsToResend: resendAfter },
    ...countdown,
  ],
  reloaded: (state) => (state.watch === 'over' ? [state] : [state, lookFor(state.dispatch)]),
}
