import * as z from 'zod/mini'
import type { OutputOf } from '../shared/api/endpoint.ts'
import { type Email, emailOnTheWire } from '../shared/contact/email.ts'
import type { StateWith as S, Step } from '../shared/flow/flow.ts'
import type { claimOffer } from './api.ts'
import { type Refusal, rowOf } from './catalogue.ts'
import { type ClaimDraft, type Contact, claimDraft } from './contact.ts'
import type { ClaimCommand, Proof } from './events.ts'
import { type Offer, offer } from './offer.ts'

/** The endings that turn the guest away. */
const turnedAway = [
  'prevClaimed',
  'prevUsed',
  'returnUserNoLongerAvailable',
  'returnUserNewUserOnly',
  'claimOwnReferral',
  'suspendedAccount',
] as const

export type EndingState =
  | S<'success' | 'noAccount', { offer: Offer; notice: string | null }>
  | S<'emailClaimSuccess', { offer: Offer; email: Email; notice: string | null }>
  /** The offer is null if the server turned the guest away before it was loaded. */
  | S<(typeof turnedAway)[number], { offer: Offer | null }>
  /** The draft of a wrong claim code; null if the offer is over. */
  | S<'newUserNoLongerAvailable', { wrongCode: ClaimDraft | null }>

const claimed = { offer, notice: z.nullable(z.string()) }

/** What a reload restores of the endings: all of each. */
export const endingSaved = [
  z.object({ status: z.literal(['success', 'noAccount']), ...claimed }),
  z.object({ status: z.literal('emailClaimSuccess'), email: emailOnTheWire, ...claimed }),
  z.object({ status: z.literal(turnedAway), offer: z.nullable(offer) }),
  z.object({ status: z.literal('newUserNoLongerAvailable'), wrongCode: z.nullable(claimDraft) }),
] as const

/** The guest as the server knows them by their proof. A claim whose proof is gone was a member's, as far as is known. */
export const isMember = (proof: Proof | null): boolean => proof === null || proof === 'account' || proof === 'session'

/** The ending that a refusal leads to, or null if the catalogue has no row for it. It may come before the offer is loaded. */
export function refusalEnding(refusal: Refusal, offer: Offer | null, isOfMember = false): EndingState | null {
  // A member gets a 403 without a message only if the account is suspended.
  const isForbidden = isOfMember && refusal.status === 403 && refusal.message === null
  const row = rowOf(refusal) ?? (isForbidden ? 'suspendedAccount' : null)
  if (row !== 'notValid') return row && { status: row, offer }
  return isOfMember ? { status: 'returnUserNoLongerAvailable', offer } : { status: 'newUserNoLongerAvailable', wrongCode: null }
}

/** Milliseconds from a claim's success to the opening of the app. */
const openAppAfter = 500

type Claimed = { readonly draft: ClaimDraft; readonly contact: Contact | null; readonly proof: Proof | null }

/** The ending of a claim that counts. */
export function claimEnding(
  { draft: { offer }, contact, proof }: Claimed,
  result: OutputOf<typeof claimOffer>,
): Step<EndingState, ClaimCommand> {
  const { notice } = result
  if (result.used) return [{ status: 'prevUsed', offer }]
  if (proof === 'email' && contact?.by === 'email') return [{ status: 'emailClaimSuccess', offer, email: contact.email, notice }]
  if (!result.accountExists) return [{ status: 'noAccount', offer, notice }]
  return [
    { status: 'success', offer, notice },
    { type: 'wait', ms: openAppAfter, then: { type: 'appDue' } },
  ]
}
