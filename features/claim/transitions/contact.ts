import { idle, refusedWith, sending, isFinalAnswer } from '../../shared/api/answers/answer.ts'
import { withOptOut } from '../../shared/member/optedOut.ts'
import {
  type Asking,
  type ClaimStep,
  type Dispatch,
  type RulesOf,
  type StateOf,
  claimCodeForm,
  contactForm,
  isBusy,
  lookFor,
  onAnswer,
  refusedForm,
  second,
  settled,
  signInForm,
  texted,
  watch,
} from '../claim.ts'
import type { ClaimDraft, Contact, PhoneContact } from '../contact.ts'
import { claim, forNewMembers, refusalEnding } from '../claiming.ts'
import { backToStart } from './finding.ts'

const sendSmsCode = ({ offer }: ClaimDraft, { phone, email }: PhoneContact) =>
  ({ type: 'sendSmsCode', offerId: offer.id, phone, email }) as const

const reach = (draft: ClaimDraft, contact: Contact): Asking => [
  { ...contactForm(draft), submission: { phase: 'sending', contact } },
  contact.by === 'email' ? { type: 'validateEmail', offerId: draft.offer.id, email: contact.email } : sendSmsCode(draft, contact),
]

const signIn = (form: StateOf<'authentication'>, password: string): Asking => [
  { ...form, password, submission: sending },
  { type: 'signIn', email: form.contact.email, password, sawOptOut: form.contact.sawOptOut ?? false },
]

const checkSmsCode = (form: StateOf<'smsVerification'>, smsCode: string): Asking => [
  { ...form, smsCode, submission: sending },
  { type: 'verifySmsCode', offerId: form.dispatch.draft.offer.id, smsCode },
]

const resend = (form: StateOf<'smsVerification'>): Asking => [
  { ...form, submission: { phase: 'resending' } },
  sendSmsCode(form.dispatch.draft, form.dispatch.contact),
]

/** Milliseconds between two looks for the guest's VERIFY text. */
const pollEvery = 3_000

const notYet = (state: StateOf<'altVerification'>): ClaimStep =>
  state.watch === 'polling' ? [state, { type: 'wait', ms: pollEvery, then: { type: 'pollDue' } }] : [{ ...state, watch: 'over' }]

export const wrongSmsCode = 'Incorrect verification code. Please try again.'

const claimByPhone = ({ draft, contact }: Dispatch): ClaimStep => claim({ draft, contact, proof: 'phone' })

const toContact = ({ dispatch }: { readonly dispatch: Dispatch }): ClaimStep => [contactForm(dispatch.draft)]

export const contactRules: RulesOf<'emailInput' | 'authentication' | 'forgotPassword' | 'smsVerification' | 'altVerification'> = {
  emailInput: {
    contactSubmitted: (state, { contact, contactDraft }) =>
      isBusy(state) ? [state] : reach({ ...state.draft, contact: contactDraft }, contact),
    // A form shows whose account it is, so what it ticks was ticked in sight of the account's choices.
    accountSubmitted: (state, { contact }) => {
      const { draft } = state
      if (isBusy(state)) return [state]
      if (draft.offer.newUsersOnly) return [forNewMembers(draft.offer)]
      const { sms: smsOptIn, email: emailOptIn } = contact.optIns
      return claim({ draft: { ...draft, contact: { ...draft.contact, smsOptIn, emailOptIn } }, contact, proof: 'session' })
    },
    validateEmailAnswered: (state, { answer }) => {
      const { draft, submission } = state
      if (submission.phase !== 'sending' || submission.contact.by !== 'email') return [state]
      const { contact } = submission
      return onAnswer(reach(draft, contact), answer, {
        value: ({ existingUser }) => {
          if (!existingUser) return claim({ draft, contact, proof: 'email' })
          // The offer is refused to members anyway, so none has to sign in first.
          return draft.offer.newUsersOnly ? [forNewMembers(draft.offer)] : [signInForm(draft, contact)]
        },
        refusal: (refusal) => refusedForm(state, refusal),
      })
    },
    sendSmsCodeAnswered: (state, { answer }) => {
      const { draft, submission } = state
      if (submission.phase !== 'sending' || submission.contact.by !== 'phone') return [state]
      const { contact } = submission
      return onAnswer(reach(draft, contact), answer, {
        value: ({ verifyNumber }) => texted({ draft, contact, verifyNumber }),
        refusal: (refusal) => refusedForm(state, refusal),
      })
    },
    back: (state) => (state.draft.offer.needsClaimCode ? [claimCodeForm(state.draft)] : backToStart(state, state.draft)),
    reloaded: (state) => [settled(state)],
  },
  authentication: {
    passwordSubmitted: (state, { text }) => (isBusy(state) ? [state] : signIn(state, text)),
    signInAnswered: (state, { answer }) =>
      onAnswer(signIn(state, state.password), answer, {
        value: ({ optedOut }) => {
          const contact = { ...state.contact, optIns: withOptOut(state.contact.optIns, optedOut) }
          return claim({ draft: state.draft, contact, proof: 'account' })
        },
        // A refusal that is not final is no wrong password.
        refusal: (refusal) => refusedForm(state, refusal, isFinalAnswer(refusal) ? 'Invalid email or password.' : undefined, 'account'),
      }),
    forgotChosen: ({ draft, contact }) => [{ status: 'forgotPassword', draft, contact }],
    back: ({ draft }) => [contactForm(draft)],
    reloaded: ({ draft, contact }) => [signInForm(draft, contact)],
  },
  forgotPassword: { back: ({ draft, contact }) => [signInForm(draft, contact)] },
  smsVerification: {
    smsCodeTyped: (state, { text }) => (isBusy(state) ? [state] : [{ ...state, smsCode: text, submission: idle }]),
    smsCodeSubmitted: (state, { text }) => (isBusy(state) || !/^\d{6}$/.test(text) ? [state] : checkSmsCode(state, text)),
    verifySmsCodeAnswered: (state, { answer }) =>
      onAnswer(checkSmsCode(state, state.smsCode), answer, {
        value: ({ verified }) => (verified ? claimByPhone(state.dispatch) : [{ ...state, submission: refusedWith(wrongSmsCode) }]),
        refusal: (refusal) => refusedForm(state, refusal, refusal.status === 422 ? wrongSmsCode : undefined),
      }),
    resendCode: (state) => (isBusy(state) || state.secondsToResend > 0 ? [state] : resend(state)),
    sendSmsCodeAnswered: (state, { answer }) =>
      onAnswer(resend(state), answer, {
        value: ({ verifyNumber }) => texted({ ...state.dispatch, verifyNumber }, { phase: 'resent' }),
        refusal: (refusal) => refusedForm(state, refusal),
      }),
    secondPassed: (state) => {
      const secondsToResend = Math.max(0, state.secondsToResend - 1)
      return [{ ...state, secondsToResend }, ...(secondsToResend === 0 ? [] : [second])]
    },
    resendDue: (state) => (state.secondsToResend === 0 ? [state] : [{ ...state, secondsToResend: 0 }]),
    changePhone: toContact,
    codeNotReceived: (state) => (state.dispatch.verifyNumber === null ? [state] : watch(state.dispatch)),
    back: toContact,
    reloaded: (state) => [settled(state)],
  },
  altVerification: {
    checkIfVerifiedAnswered: (state, { answer }) => {
      if (answer.ok) return answer.value.verified ? claimByPhone(state.dispatch) : notYet(state)
      const { failure } = answer
      const ending = failure.kind === 'refused' ? refusalEnding(failure, state.dispatch.draft.offer) : null
      // The checks go on after one that failed.
      return ending ? [ending] : notYet(state)
    },
    pollDue: (state) => (state.watch === 'polling' ? [state, lookFor(state.dispatch)] : [state]),
    // The phone may have slept while the text arrived, so check once more.
    watchOver: (state) => [{ ...state, watch: 'lastLook' }, lookFor(state.dispatch)],
    keepWaiting: (state) => (state.watch === 'over' ? watch(state.dispatch) : [state]),
    changePhone: toContact,
    back: ({ dispatch }) => texted(dispatch),
    reloaded: (state) => (state.watch === 'over' ? [state] : [state, lookFor(state.dispatch)]),
  },
}
