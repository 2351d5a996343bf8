import type { Refused } from '../../shared/api/answer.ts'
import { withOptOut } from '../../shared/member/optedOut.ts'
import { idle, refusedWith, sending } from '../../shared/api/submission.ts'
import type { ClaimStep, EmailContact, Handlers, StateOf, Visit } from '../claim.ts'
import { defaultMessage, refusalOutcome } from '../outcome.ts'
import { ask, claim, contactForm, onAnswer } from './asking.ts'
import { backToStart } from './finding.ts'

/** Seconds until another code may be requested. */
export const resendAfter = 30

export const second = { type: 'wait', ms: 1_000, then: { type: 'secondPassed' } } as const

/** The wait for another code. `resendDue` ends it on time even if the phone sleeps; the seconds are only displayed. */
export const countdown = [second, { type: 'wait', ms: resendAfter * 1_000, then: { type: 'resendDue' } }] as const

function turnedDown(state: StateOf<'emailInput'>, refusal: Refused): ClaimStep {
  const submission = refusedWith(refusal.message ?? defaultMessage)
  return [refusalOutcome(refusal, state.visit.offer) ?? { ...state, submission }]
}

const signInAs = (visit: Visit, contact: EmailContact): StateOf<'authentication'> => ({
  status: 'authentication',
  visit,
  contact,
  password: '',
  submission: idle,
})

export const emailInput: Handlers<'emailInput'> = {
  contactSubmitted: (state, { contact, draft }) =>
    state.submission.phase === 'sending'
      ? [state]
      : ask({ ...state, visit: { ...state.visit, contact: draft }, submission: { phase: 'sending', contact } }),
  validateEmailAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ token, existingUser }) => {
        const { visit, submission } = state
        if (submission.phase !== 'sending' || submission.contact.by !== 'email') return [state]
        const { contact } = submission
        if (!existingUser) return claim(visit, contact, { by: 'email', token })
        // The offer is refused to members anyway, so none has to sign in first.
        return visit.offer.newUsersOnly ? [{ status: 'returnUserNewUserOnly', offer: visit.offer }] : [signInAs(visit, contact)]
      },
      refusal: (refusal) => turnedDown(state, refusal),
    }),
  sendSmsCodeAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ token, verifyNumber }) => {
        const { visit, submission } = state
        if (submission.phase !== 'sending' || submission.contact.by !== 'phone') return [state]
        const dispatch = { visit, contact: submission.contact, token, verifyNumber }
        return [{ status: 'smsVerification', dispatch, smsCode: '', submission: idle, secondsToResend: resendAfter }, ...countdown]
      },
      refusal: (refusal) => turnedDown(state, refusal),
    }),
  back: (state) =>
    state.visit.offer.needsClaimCode ? [{ status: 'claimCode', visit: state.visit, submission: idle }] : backToStart(state, state.visit),
  reloaded: (state) => [{ ...state, submission: idle }],
}

export const authentication: Handlers<'authentication'> = {
  passwordSubmitted: (state, { text }) =>
    state.submission.phase === 'sending' ? [state] : ask({ ...state, password: text, submission: sending }),
  signInAnswered: (state, { answer }) =>
    onAnswer(state, answer, {
      value: ({ user, optedOut }) => {
        const contact = { ...state.contact, optIns: withOptOut(state.contact.optIns, optedOut) }
        return claim(state.visit, contact, { by: 'account', token: user.token })
      },
      refusal: (refusal) => [
        refusalOutcome(refusal, state.visit.offer, 'member') ?? {
          ...state,
          submission: refusedWith(refusal.message ?? 'Invalid email or password.'),
        },
      ],
    }),
  forgotChosen: ({ visit, contact }) => [{ status: 'forgotPassword', visit, contact }],
  back: ({ visit }) => [contactForm(visit)],
  reloaded: (state) => [{ ...state, submission: idle }],
}

export const forgotPassword: Handlers<'forgotPassword'> = { back: ({ visit, contact }) => [signInAs(visit, contact)] }
