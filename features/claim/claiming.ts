import * as z from 'zod/mini'
import type { OutputOf } from '../shared/api/endpoint.ts'
import { type Email, emailOnTheWire } from '../shared/contact/email.ts'
import type { StateWith as S, Step } from '../shared/flow/flow.ts'
import type { LookUp } from '../shared/flow/lookUp.ts'
import type { claimOffer } from './api.ts'
import { type Refusal, findCatalogueRow } from './catalogue.ts'
import { type ClaimDraft, claimDraft, emailContact, phoneContact } from './contact.ts'
import { type ClaimCommand, type Proof, proofs } from './events.ts'
import { type Offer, offer } from './offer.ts'

/**
 * A pending claim. `isAgain`: an earlier request of it had no answer, and may arrive first. `isClaimedBefore`: it is refused
 * as claimed before, and its look-up shows whether that request claimed it.
 */
const pending = z.object({
  draft: claimDraft,
  contact: z.union([emailContact, phoneContact]),
  proof: z.literal(proofs),
  isAgain: z.exactOptional(z.literal(true)),
  isClaimedBefore: z.exactOptional(z.literal(true)),
})
export type Claiming = Readonly<z.output<typeof pending>>

/** A pending claim without its proof: it can only be looked up. */
const withoutProof = z.object({ draft: claimDraft, contact: z.literal(null), proof: z.literal(null) })
export type ClaimWithoutProof = Readonly<z.output<typeof withoutProof>>

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
  /** The draft of a wrong claim code; null if the offer is over, which is null if it was refused before it was loaded. */
  | S<'newUserNoLongerAvailable', { wrongCode: ClaimDraft | null; offer: Offer | null }>

const claimed = { offer, notice: z.nullable(z.string()) }

export type ClaimingState =
  | S<'claiming', Claiming>
  /** The claim's answer was lost: it is looked up before it may be repeated. */
  | S<'claimUnknown', (Claiming | ClaimWithoutProof) & { lookUp: Exclude<LookUp, 'closing'> }>
  | EndingState

/** The states to which a reload leads. It looks a claim up. */
export const claimingSaved = [
  z.object({ status: z.literal('claimUnknown'), ...pending.shape, lookUp: z.literal(['asking', 'notFound']) }),
  z.object({ status: z.literal('claimUnknown'), ...withoutProof.shape, lookUp: z.literal('asking') }),
  z.object({ status: z.literal(['success', 'noAccount']), ...claimed }),
  z.object({ status: z.literal('emailClaimSuccess'), email: emailOnTheWire, ...claimed }),
  z.object({ status: z.literal(turnedAway), offer: z.nullable(offer) }),
  z.object({ status: z.literal('newUserNoLongerAvailable'), wrongCode: z.nullable(claimDraft), offer: z.nullable(offer) }),
] as const

export function claim(pending: Claiming): Step<ClaimingState, ClaimCommand> {
  const { draft, contact, proof } = pending
  const { sms: smsOptIn, email: emailOptIn } = contact.optIns
  const request = { offerId: draft.offer.id, claimCode: draft.claimCode || null, smsOptIn, emailOptIn }
  return [
    { status: 'claiming', ...pending },
    { type: 'claim', proof, request },
  ]
}

/** The claim's answer was lost. */
export const claimUnknown = (claim: Claiming | ClaimWithoutProof) => ({ ...claim, status: 'claimUnknown', lookUp: 'asking' }) as const

/** The part of a claim that is left when its member signs out. */
export const withoutMember = ({ draft }: Pick<Claiming, 'draft'>): ClaimWithoutProof => ({
  draft: { ...draft, contact: { email: '', phone: '', smsOptIn: false, emailOptIn: false } },
  contact: null,
  proof: null,
})

/** Whether the proof is a member's. A claim whose proof is gone counts as one. */
export const isMember = (proof: Proof | null): boolean => proof === null || proof === 'account' || proof === 'session'

export const forNewMembers = (offer: Offer | null): EndingState => ({ status: 'returnUserNewUserOnly', offer })

export const notAvailable = (offer: Offer | null, wrongCode: ClaimDraft | null = null): EndingState => ({
  status: 'newUserNoLongerAvailable',
  wrongCode,
  offer,
})

/** The ending that a refusal leads to, or null if the catalogue has no row for it. It may come before the offer is loaded. */
export function refusalEnding(refusal: Refusal, offer: Offer | null, isOfMember = false): EndingState | null {
  // A member gets a 403 without a message only if the account is suspended.
  const isForbidden = isOfMember && refusal.status === 403 && refusal.message === null
  const row = findCatalogueRow(refusal) ?? (isForbidden ? 'suspendedAccount' : null)
  if (row !== 'notValid') return row && { status: row, offer }
  return isOfMember ? { status: 'returnUserNoLongerAvailable', offer } : notAvailable(offer)
}

/** Milliseconds from a claim's success to the opening of the app. */
const openAppAfter = 500

export function claimEnding(
  { draft: { offer }, contact, proof }: Claiming | ClaimWithoutProof,
  result: OutputOf<typeof claimOffer>,
): Step<ClaimingState, ClaimCommand> {
  const { notice } = result
  if (result.used) return [{ status: 'prevUsed', offer }]
  if (proof === 'email' && contact?.by === 'email') return [{ status: 'emailClaimSuccess', offer, email: contact.email, notice }]
  if (!result.accountExists) return [{ status: 'noAccount', offer, notice }]
  return [
    { status: 'success', offer, notice },
    { type: 'wait', ms: openAppAfter, then: { type: 'appDue' } },
  ]
}
