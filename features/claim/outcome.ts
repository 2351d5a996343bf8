import type { Failure, Refused } from '../shared/api/answer.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import { idle, refusedWith } from '../shared/api/submission.ts'
import { isFinalAnswer } from '../shared/api/isFinalAnswer.ts'
import { tooManyTries } from '../shared/api/retryAfter.ts'
import type { claimOffer } from './api.ts'
import { type Refusal, rowOf } from './catalogue.ts'
import type { ClaimState, ClaimStep, StateOf } from './claim.ts'
import type { ClaimWithoutProof, Claiming } from './transitions/claiming.ts'
import type { Offer } from './offer.ts'

/** Shown if the server refuses without a message. */
export const defaultMessage = 'Something went wrong. Please try again.'

/** Milliseconds from a claim's success to the opening of the app. */
const openAppAfter = 500

/** The state that a refusal leads to, or null if the catalogue has no row for it. It may come before the offer is loaded. */
export function refusalOutcome(refusal: Refusal, offer: Offer | null, isMember = false): ClaimState | null {
  // A member gets a 403 without a message only if the account is suspended.
  const isForbidden = isMember && refusal.status === 403 && refusal.message === null
  const row = rowOf(refusal) ?? (isForbidden ? 'suspendedAccount' : null)
  if (row !== 'notValid') return row && { status: row, offer }
  return isMember ? { status: 'returnUserNoLongerAvailable', offer } : { status: 'newUserNoLongerAvailable', wrongCode: null }
}

/**
 * Whether the answer is final. A 409 may mean that another request is pending. A 409 with a row of the
 * catalogue (already claimed) is final.
 */
export const isClaimRefused = (failure: Failure): failure is Refused =>
  (failure.kind === 'refused' && failure.status === 409 && rowOf(failure) !== null) || isFinalAnswer(failure)

type ClaimResult = OutputOf<typeof claimOffer>

/** The step after a successful claim. */
export function claimedOutcome({ draft: { offer }, contact, proof }: Claiming | ClaimWithoutProof, result: ClaimResult): ClaimStep {
  const { notice } = result
  if (result.used) return [{ status: 'prevUsed', offer }]
  if (proof?.by === 'email' && contact?.by === 'email') return [{ status: 'emailClaimSuccess', offer, email: contact.email, notice }]
  if (!result.accountExists) return [{ status: 'noAccount', offer, notice }]
  return [
    { status: 'success', offer, notice },
    { type: 'wait', ms: openAppAfter, then: { type: 'appDue' } },
  ]
}

type Form = StateOf<'emailInput' | 'authentication' | 'smsVerification'>

/** The step after a refused form: the catalogue's state, or the form with the server's message. Without one it shows ours. */
export function refusedForm(form: Form, refusal: Refusal, ours = defaultMessage, isMember = false): ClaimStep {
  const { offer } = ('dispatch' in form ? form.dispatch : form).draft
  const { message, retryAfter } = refusal
  const said = retryAfter === undefined ? (message ?? ours) : tooManyTries(message, retryAfter)
  return [refusalOutcome(refusal, offer, isMember) ?? { ...form, submission: refusedWith(said) }]
}

/** The step after a refused claim. */
export function refusedOutcome({ draft, proof }: Claiming | ClaimWithoutProof, refusal: Refusal): ClaimStep {
  const isMember = proof === null || proof.by === 'account'
  return refusedForm({ status: 'emailInput', draft, submission: idle }, refusal, defaultMessage, isMember)
}
