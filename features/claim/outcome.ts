import type { Failure, Refused } from '../shared/answer.ts'
import type { OutputOf } from '../shared/endpoint.ts'
import { isFinalAnswer } from '../shared/isFinalAnswer.ts'
import type { claimOffer } from './api.ts'
import { type CatalogueRow, type Refusal, rowOf } from './catalogue.ts'
import type { ClaimState, ClaimStep, Claiming, Visit } from './claim.ts'
import type { Offer } from './offer.ts'

/** Shown where the server refuses without a word (NET-06). */
export const defaultMessage = 'Something went wrong. Please try again.'

/** Milliseconds from a claim's success to the opening of the app (CLM-26). */
const openAppAfter = 500

/** Whom the refusal speaks to: a guest signed in to an account, or one who is not. */
type Guest = 'member' | 'newcomer'

/** The state that a row of the error catalogue leads to (CLM-25). */
function stateOf(row: CatalogueRow, offer: Offer, guest: Guest): ClaimState {
  if (row !== 'notValid') return { status: row, offer }
  return guest === 'member'
    ? { status: 'returnUserNoLongerAvailable', offer }
    : { status: 'newUserNoLongerAvailable', because: { kind: 'offer' } }
}

/** The state a refusal leads to, or null for one that the catalogue does not name. */
export function refusalOutcome(refusal: Refusal, visit: Visit, guest: Guest = 'newcomer'): ClaimState | null {
  // A member who is forbidden without a word: only a suspended account cannot claim.
  const isForbidden = guest === 'member' && refusal.status === 403 && refusal.message === null
  const row = rowOf(refusal) ?? (isForbidden ? 'suspendedAccount' : null)
  return row && stateOf(row, visit.offer, guest)
}

/**
 * Whether a claim was refused for good. A conflict alone may be another request for it; one that names a row of the
 * catalogue (already claimed) is an answer.
 */
export const isClaimRefused = (failure: Failure): failure is Refused =>
  (failure.kind === 'refused' && failure.status === 409 && rowOf(failure) !== null) || isFinalAnswer(failure)

/** Is this the refusal of an offer that is over? It can come before there is any offer to show. */
export const saysNotValid = (refusal: Refused): boolean => rowOf(refusal) === 'notValid'

type ClaimResult = OutputOf<typeof claimOffer>

/** Where a claim that stands leads to. */
export function claimedOutcome({ visit: { offer }, contact, request }: Claiming, result: ClaimResult): ClaimStep {
  const { notice } = result
  if (result.used) return [{ status: 'prevUsed', offer }]
  if (request.proof.by === 'email' && contact.by === 'email') return [{ status: 'emailClaimSuccess', offer, email: contact.email, notice }]
  if (!result.accountExists) return [{ status: 'noAccount', offer, notice }]
  return [
    { status: 'success', offer, notice },
    { type: 'wait', ms: openAppAfter, then: { type: 'appDue' } },
  ]
}

/** Where a refused claim leads to: by the catalogue, else back to the contact, with the server's words. */
export function refusedOutcome({ visit, request }: Claiming, refusal: Refusal): ClaimStep {
  const guest = request.proof.by === 'account' ? 'member' : 'newcomer'
  const message = refusal.message ?? defaultMessage
  return [refusalOutcome(refusal, visit, guest) ?? { status: 'emailInput', visit, submission: { phase: 'refused', message } }]
}
