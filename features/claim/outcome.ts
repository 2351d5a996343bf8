import type { Failure, Refused } from '../shared/api/answer.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import { idle, refusedWith } from '../shared/api/submission.ts'
import { isFinalAnswer } from '../shared/api/isFinalAnswer.ts'
import type { claimOffer } from './api.ts'
import { type Refusal, rowOf } from './catalogue.ts'
import type { ClaimState, ClaimStep, StateOf } from './claim.ts'
import type { ClaimWithoutProof, Claiming } from './transitions/claiming.ts'
import type { CatalogueRow } from './transitions/ending.ts'
import type { Offer } from './offer.ts'

/** Shown if the server refuses without a message. */
export const defaultMessage = 'Something went wrong. Please try again.'

/** Milliseconds from a claim's success to the opening of the app. */
const openAppAfter = 500

/** Whether the refused guest is signed in. */
type Guest = 'member' | 'newcomer'

/** The state that a row of the error catalogue leads to. */
function stateOf(row: CatalogueRow, offer: Offer | null, guest: Guest): ClaimState {
  if (row !== 'notValid') return { status: row, offer }
  return guest === 'member' ? { status: 'returnUserNoLongerAvailable', offer } : { status: 'newUserNoLongerAvailable', wrongCode: null }
}

/** The state that a refusal leads to, or null if the catalogue has no row for it. It may come before the offer is loaded. */
export function refusalOutcome(refusal: Refusal, offer: Offer | null, guest: Guest = 'newcomer'): ClaimState | null {
  // A member gets a 403 without a message only if the account is suspended.
  const isForbidden = guest === 'member' && refusal.status === 403 && refusal.message === null
  const row = rowOf(refusal) ?? (isForbidden ? 'suspendedAccount' : null)
  return row && stateOf(row, offer, guest)
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
export function refusedForm(form: Form, refusal: Refusal, ours = defaultMessage, guest?: Guest): ClaimStep {
  const { offer } = ('dispatch' in form ? form.dispatch : form).draft
  return [refusalOutcome(refusal, offer, guest) ?? { ...form, submission: refusedWith(refusal.message ?? ours) }]
}

/** The step after a refused claim. */
export function refusedOutcome({ draft, proof }: Claiming | ClaimWithoutProof, refusal: Refusal): ClaimStep {
  const guest = proof === null || proof.by === 'account' ? 'member' : 'newcomer'
  return refusedForm({ status: 'emailInput', draft, submission: idle }, refusal, defaultMessage, guest)
}
