import type { Refused } from '../shared/answer.ts'
import type { OutputOf } from '../shared/endpoint.ts'
import type { claimOffer } from './api.ts'
import type { ClaimState, ClaimStep, Claiming, Visit } from './claim.ts'

/** Shown where the server refuses without a word (NET-06). */
export const defaultMessage = 'Something went wrong. Please try again.'

/** Milliseconds from a claim's success to the opening of the app (CLM-26). */
export const openAppAfter = 500

/** Whom the refusal speaks to: a guest signed in to an account, or one who is not. */
type Guest = 'member' | 'newcomer'

const said = (text: string) => text.trim().toLowerCase().replaceAll('’', "'")

/** The error catalogue (CLM-25): what the server says → the state it leads to. */
const catalogue: Readonly<Record<string, (visit: Visit, guest: Guest) => ClaimState>> = {
  [said('Offer is not valid.')]: ({ offer }, guest) =>
    guest === 'member'
      ? { status: 'returnUserNoLongerAvailable', offer }
      : { status: 'newUserNoLongerAvailable', because: { kind: 'offer' } },
  [said("Oops, looks like you've already claimed this offer.")]: ({ offer }) => ({ status: 'prevClaimed', offer }),
  [said('This unique code has already been claimed.')]: ({ offer }) => ({ status: 'prevClaimed', offer }),
  [said('This offer has already been used.')]: ({ offer }) => ({ status: 'prevUsed', offer }),
  [said('Sorry, this offer is limited to new signups only.')]: ({ offer }) => ({ status: 'returnUserNewUserOnly', offer }),
  [said('You cannot claim your own referral.')]: ({ offer }) => ({ status: 'claimOwnReferral', offer }),
  [said('Your account has been suspended.')]: ({ offer }) => ({ status: 'suspendedAccount', offer }),
}

/** The state a refusal leads to, or null for one that the catalogue does not name. */
export function refusalOutcome(refusal: Pick<Refused, 'message'>, visit: Visit, guest: Guest = 'newcomer'): ClaimState | null {
  return catalogue[said(refusal.message ?? '')]?.(visit, guest) ?? null
}

/** Is this the refusal of an offer that is over? It can come before there is any offer to show. */
export const saysNotValid = (refusal: Refused): boolean => said(refusal.message ?? '') === said('Offer is not valid.')

type ClaimResult = OutputOf<typeof claimOffer>

/** Where a claim that stands leads to. */
export function claimedOutcome({ visit: { offer }, contact, request }: Claiming, result: ClaimResult): ClaimStep {
  const { notice } = result
  if (result.used) return [{ status: 'prevUsed', offer }]
  if (request.proof.by === 'email' && contact.by === 'email')
    return [{ status: 'emailClaimSuccess', offer, email: contact.email, notice }]
  if (!result.accountExists) return [{ status: 'noAccount', offer, notice }]
  return [
    { status: 'success', offer, notice },
    { type: 'wait', ms: openAppAfter, then: { type: 'appDue' } },
  ]
}

/** Where a refused claim leads to: by the catalogue, else back to the contact, with the server's words. */
export function refusedOutcome({ visit, request }: Claiming, refusal: Pick<Refused, 'message'>): ClaimStep {
  const guest = request.proof.by === 'account' ? 'member' : 'newcomer'
  const message = refusal.message ?? defaultMessage
  return [
    refusalOutcome(refusal, visit, guest) ?? { status: 'emailInput', visit, submission: { phase: 'refused', message } },
  ]
}
