import type { Answer, Refused } from '../../shared/api/answer.ts'
import { idle } from '../../shared/api/submission.ts'
import type { AskingState, ClaimState, ClaimStep, FormState, ServerCommand } from '../claim.ts'
import type { BroughtContact, Contact } from '../contact.ts'
import type { ClaimDraft } from '../draft.ts'
import type { Proof } from './claiming.ts'

/** The call of a state, or null. It depends on the state only, so that a retry makes the same call. */
export function askOf(state: AskingState): ServerCommand | null {
  switch (state.status) {
    case 'loadingOffer':
      return { type: 'loadOffer', code: state.link.code }
    case 'claiming': {
      const { draft, contact, proof } = state
      const { sms: smsOptIn, email: emailOptIn } = contact.optIns
      const request = { token: proof.token, offerId: draft.offer.id, claimCode: draft.claimCode || null, smsOptIn, emailOptIn }
      return { type: 'claim', request }
    }
    case 'smsVerification': {
      const { draft, contact, token } = state.dispatch
      if (state.submission.phase === 'resending') return reach(draft, contact)
      return state.submission.phase === 'sending' ? { type: 'verifySmsCode', offerId: draft.offer.id, token, smsCode: state.smsCode } : null
    }
    case 'claimCode':
      return state.submission.phase === 'sending'
        ? { type: 'verifyClaimCode', offerId: state.draft.offer.id, claimCode: state.draft.claimCode }
        : null
    case 'emailInput':
      return state.submission.phase === 'sending' ? reach(state.draft, state.submission.contact) : null
    case 'authentication':
      return state.submission.phase === 'sending'
        ? { type: 'signIn', email: state.contact.email, password: state.password, sawOptOut: state.contact.sawOptOut ?? false }
        : null
  }
}

function reach({ offer }: ClaimDraft, contact: Contact): ServerCommand {
  return contact.by === 'email'
    ? { type: 'validateEmail', offerId: offer.id, email: contact.email }
    : { type: 'sendSmsCode', offerId: offer.id, phone: contact.phone, email: contact.email }
}

type SubmittedState = Exclude<FormState, { readonly status: 'loadingOffer' }>

/** The state with its call. */
export function ask(state: AskingState): ClaimStep {
  const command = askOf(state)
  return command ? [state, command] : [state]
}

/** Whether a call is pending. One is allowed at a time: an answer must not arrive after its code or token has changed. */
export const isBusy = ({ submission: { phase } }: SubmittedState): boolean => phase === 'sending' || phase === 'resending'

/** Sends the form with this change. */
export const submit = <Form extends SubmittedState>(form: Form, change: Partial<Form>): ClaimStep =>
  isBusy(form) ? [form] : ask({ ...form, ...change })

/** The form for the contact, with what was submitted last. */
export const contactForm = (draft: ClaimDraft): ClaimState => ({ status: 'emailInput', draft, submission: idle })

export const startOver = (contact: BroughtContact = { email: '', phone: '' }): ClaimStep => [{ status: 'offerCode', code: '', contact }]

/** The form without its pending call. */
export function settled(state: FormState): ClaimState {
  if (state.status !== 'loadingOffer') return { ...state, submission: idle }
  const { code, contact } = state.link
  return { status: 'offerCode', code, contact }
}

/** Handles an answer: its value, its refusal, or a failure, which shows the general error view. */
export function onAnswer<T>(
  state: FormState,
  answer: Answer<T>,
  next: { readonly value: (value: T) => ClaimStep; readonly refusal: (refusal: Refused) => ClaimStep },
): ClaimStep {
  if (answer.ok) return next.value(answer.value)
  const { failure } = answer
  return failure.kind === 'refused' ? next.refusal(failure) : [{ status: 'failed', cause: failure, during: state }]
}

export const claim = (draft: ClaimDraft, contact: Contact, proof: Proof): ClaimStep => ask({ status: 'claiming', draft, contact, proof })
