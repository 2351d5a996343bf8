import type { Answer, Refused } from '../../shared/api/answer.ts'
import { idle } from '../../shared/api/submission.ts'
import type { AskingState, ClaimState, ClaimStep, Contact, FormState, Proof, ServerCommand, Visit } from '../claim.ts'

/** The call of a state, or null. It depends on the state only, so that a retry makes the same call. */
export function askOf(state: AskingState): ServerCommand | null {
  switch (state.status) {
    case 'loadingOffer':
      return { type: 'loadOffer', code: state.link.code }
    case 'claiming':
      return { type: 'claim', request: state.request }
    case 'smsVerification': {
      const { visit, contact, token } = state.dispatch
      const offerId = visit.offer.id
      if (state.submission.phase === 'resending') return { type: 'sendSmsCode', offerId, phone: contact.phone, email: contact.email }
      return state.submission.phase === 'sending' ? { type: 'verifySmsCode', offerId, token, smsCode: state.smsCode } : null
    }
    case 'claimCode':
      return state.submission.phase === 'sending'
        ? { type: 'verifyClaimCode', offerId: state.visit.offer.id, claimCode: state.visit.claimCode }
        : null
    case 'emailInput':
      return state.submission.phase === 'sending' ? reach(state.visit, state.submission.contact) : null
    case 'authentication':
      return state.submission.phase === 'sending'
        ? { type: 'signIn', email: state.contact.email, password: state.password, sawOptOut: state.contact.sawOptOut ?? false }
        : null
  }
}

function reach({ offer }: Visit, contact: Contact): ServerCommand {
  return contact.by === 'email'
    ? { type: 'validateEmail', offerId: offer.id, email: contact.email }
    : { type: 'sendSmsCode', offerId: offer.id, phone: contact.phone, email: contact.email }
}

/** The state with its call. */
export function ask(state: AskingState): ClaimStep {
  const command = askOf(state)
  return command ? [state, command] : [state]
}

/** The form for the contact, with what was submitted last. */
export const contactForm = (visit: Visit): ClaimState => ({ status: 'emailInput', visit, submission: idle })

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

export function claim(visit: Visit, contact: Contact, proof: Proof): ClaimStep {
  const claimCode = visit.claimCode || null
  const request = { offerId: visit.offer.id, proof, claimCode, optIns: contact.optIns }
  return ask({ status: 'claiming', visit, contact, request })
}
