import * as z from 'zod/mini'
import { withOptOut } from '../../shared/member/optedOut.ts'
import { type Submission, idle, sending } from '../../shared/api/submission.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { RulesOf, StateOf } from '../claim.ts'
import { type Contact, type EmailContact, emailContact } from '../contact.ts'
import { type ClaimDraft, claimDraft, savedIdle } from '../draft.ts'
import { refusedForm } from '../outcome.ts'
import { claim, contactForm, isBusy, onAnswer, settled, submit } from './asking.ts'
import { backToStart } from './finding.ts'
import type { Dispatch } from './verifying.ts'

/** The contact form, and a member's sign-in. */
export type ContactState =
  | S<'emailInput', { draft: ClaimDraft; submission: Submission<{ readonly contact: Contact }> }>
  | S<'authentication', { draft: ClaimDraft; contact: EmailContact; password: string; submission: Submission }>
  /** The member asks for a new password, and comes back to the sign-in. */
  | S<'forgotPassword', { draft: ClaimDraft; contact: EmailContact }>

const signIn = { draft: claimDraft, contact: emailContact }

export const contactSaved = [
  z.object({ status: z.literal('emailInput'), draft: claimDraft, submission: savedIdle }),
  z.object({ status: z.literal('authentication'), ...signIn, password: z.literal(''), submission: savedIdle }),
  z.object({ status: z.literal('forgotPassword'), ...signIn }),
] as const

/** Seconds until another code may be requested. */
const resendAfter = 30

export const second = { type: 'wait', ms: 1_000, then: { type: 'secondPassed' } } as const

/** The wait for another code. `resendDue` ends it on time even if the phone sleeps; the seconds are only displayed. */
const countdown = [second, { type: 'wait', ms: resendAfter * 1_000, then: { type: 'resendDue' } }] as const

/** A code was texted. */
export const texted = (dispatch: Dispatch): readonly [StateOf<'smsVerification'>, ...typeof countdown] => [
  { status: 'smsVerification', dispatch, smsCode: '', submission: idle, secondsToResend: resendAfter },
  ...countdown,
]

const signInAs = (draft: ClaimDraft, contact: EmailContact): StateOf<'authentication'> => ({
  status: 'authentication',
  draft,
  contact,
  password: '',
  submission: idle,
})

export const contactRules: RulesOf<ContactState> = {
  emailInput: {
    contactSubmitted: (state, { contact, contactDraft }) =>
      submit(state, { draft: { ...state.draft, contact: contactDraft }, submission: { phase: 'sending', contact } }),
    // A form shows whose account it is, so what it ticks was ticked in sight of the account's choices.
    accountSubmitted: (state, { contact, token }) => {
      const { draft } = state
      if (isBusy(state)) return [state]
      if (draft.offer.newUsersOnly) return [{ status: 'returnUserNewUserOnly', offer: draft.offer }]
      const { sms: smsOptIn, email: emailOptIn } = contact.optIns
      return claim({ ...draft, contact: { ...draft.contact, smsOptIn, emailOptIn } }, contact, { by: 'account', token })
    },
    validateEmailAnswered: (state, { answer }) =>
      onAnswer(state, answer, {
        value: ({ token, existingUser }) => {
          const { draft, submission } = state
          if (submission.phase !== 'sending' || submission.contact.by !== 'email') return [state]
          const { contact } = submission
          if (!existingUser) return claim(draft, contact, { by: 'email', token })
          // The offer is refused to members anyway, so none has to sign in first.
          return draft.offer.newUsersOnly ? [{ status: 'returnUserNewUserOnly', offer: draft.offer }] : [signInAs(draft, contact)]
        },
        refusal: (refusal) => refusedForm(state, refusal),
      }),
    sendSmsCodeAnswered: (state, { answer }) =>
      onAnswer(state, answer, {
        value: ({ token, verifyNumber }) => {
          const { draft, submission } = state
          if (submission.phase !== 'sending' || submission.contact.by !== 'phone') return [state]
          return texted({ draft, contact: submission.contact, token, verifyNumber })
        },
        refusal: (refusal) => refusedForm(state, refusal),
      }),
    back: (state) =>
      state.draft.offer.needsClaimCode ? [{ status: 'claimCode', draft: state.draft, submission: idle }] : backToStart(state, state.draft),
    reloaded: (state) => [settled(state)],
  },
  authentication: {
    passwordSubmitted: (state, { text }) => submit(state, { password: text, submission: sending }),
    signInAnswered: (state, { answer }) =>
      onAnswer(state, answer, {
        value: ({ user, optedOut }) => {
          const contact = { ...state.contact, optIns: withOptOut(state.contact.optIns, optedOut) }
          return claim(state.draft, contact, { by: 'account', token: user.token })
        },
        // A server that is asked too often says nothing of the password.
        refusal: (refusal) => refusedForm(state, refusal, isFinalAnswer(refusal) ? 'Invalid email or password.' : undefined, true),
      }),
    forgotChosen: ({ draft, contact }) => [{ status: 'forgotPassword', draft, contact }],
    back: ({ draft }) => [contactForm(draft)],
    reloaded: (state) => [settled(state)],
  },
  forgotPassword: { back: ({ draft, contact }) => [signInAs(draft, contact)] },
}
