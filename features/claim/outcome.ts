import type { Failure, Refused } from '../shared/api/answer.ts'
import type { OutputOf } from '../shared/api/endpoint.ts'
import { isFinalAnswer } from '../shared/api/isFinalAnswer.ts'
import type { claimOffer } from './api.ts'
import { type CatalogueRow, type Refusal, rowOf } from './catalogue.ts'
import type { ClaimState, ClaimStep, ClaimWithoutProof, Claiming } from './claim.ts'
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
  return guest === 'member'
    ? { status: 'returnUserNoLongerAvailable', offer }
    : { status: 'newUserNoLongerAvailable', because: { kind: 'offer' } }
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
export function claimedOutcome({ visit: { offer }, contact, request }: Claiming | ClaimWithoutProof, result: ClaimResult): ClaimStep {
  const { notice } = result
  if (result.used) return [{ status: 'prevUsed', offer }]
  if (request?.proof.by === 'email' && contact?.by === 'email')
    return [{ status: 'emailClaimSuccess', offer, email: contact.email, notice }]
  if (!result.accountExists) return [{ status: 'noAccount', offer, notice }]
  return [
    { status: 'success', offer, notice },
    { type: 'wait', ms: openAppAfter, then: { type: 'appDue' } },
  ]
}

/** The step after a refused claim: the catalogue's state, or the contact form with the server's message. */
export function refusedOutcome({ visit, request }: Claiming | ClaimWithoutProof, refusal: Refusal): ClaimStep {
  const guest = request === null || request.proof.by === 'account' ? 'member' : 'newcomer'
  const message = refusal.message ?? defaultMessage
  return [refusalOutcome(refusal, visit.offer, guest) ?? { status: 'emailInput', visit, submission: { phase: 'refused', message } }]
}
