import type { Account } from '../../examples/accounts.ts'
import type { SandboxOffer } from '../../examples/claim/offer.ts'
import { type Answer, lookUp, settleFinally } from '../memory/attempts.ts'
import { findAccount, isMember, offerOfCode, offerOfId } from '../memory/lookups.ts'
import { catalogue } from '../memory/refusal.ts'
import type { Refused } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Claim } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'
import { send } from './verifying.ts'

export type ClaimRequest = {
  readonly token: string
  readonly offerId: number
  readonly claimCode: string | null
  readonly smsOptIn: boolean
  readonly emailOptIn: boolean
  readonly idempotencyKey: string
  /** The enterprise whose page sent it; empty if unknown. */
  readonly enterprise: string
}

type Claimant = {
  readonly kind: 'claimant'
  readonly contacts: readonly string[]
  readonly account: Account | undefined
  readonly isMember: boolean
}

/** Whether this is the offer's additional code. */
export const isClaimCode = (store: Store, offerId: number, code: string): boolean => offerOfId(store, offerId)?.claimCode === code

/** The owner of the token, if it identifies the guest who claims. */
function findClaimant(store: Store, { token, offerId }: ClaimRequest, offer: SandboxOffer): Claimant | Refused {
  const signedIn = store.state.sessions[token]
  if (signedIn !== undefined) {
    const account = findAccount(store, signedIn)
    return { kind: 'claimant', contacts: account ? [signedIn, account.phone] : [signedIn], account, isMember: true }
  }
  const proof = store.state.verifications[token]
  if (proof?.offerId !== offerId) return catalogue.unknownToken
  if (proof.phone === null && isMember(store, proof.email)) return catalogue.signInFirst
  if (!proof.verified || (proof.phone === null && offer.wire.require_phone_to_claim)) return catalogue.notVerified
  const account = findAccount(store, proof.phone)
  const contacts = [proof.phone, proof.email, account?.phone].filter((each) => typeof each === 'string')
  return { kind: 'claimant', contacts: [...new Set(contacts)], account, isMember: account !== undefined }
}

/** Why this guest cannot claim the offer. */
function objection(store: Store, request: ClaimRequest, offer: SandboxOffer, guest: Claimant): Refused | null {
  const { account, contacts } = guest
  if (account?.suspended) return catalogue.suspended
  if (typeof offer.outcome === 'object') return offer.outcome
  if (offer.wire.additional_code_required && request.claimCode !== offer.claimCode) return catalogue.notValid
  if (account && offer.referrers.includes(account.mailbox)) return catalogue.ownReferral
  if (account && offer.wire.restrict_to_new_users) return catalogue.newSignupsOnly
  const before = store.state.claims.some(
    (claim) =>
      claim.offerCode === offer.code &&
      claim.enterprise === request.enterprise &&
      claim.guest.some((contact) => contacts.includes(contact)),
  )
  return before ? catalogue.alreadyClaimed : null
}

const claimed = ({ isMember }: Claimant, more: Answer): Answer => ({ account_exists: isMember, used: false, ...more })

function record(store: Store, request: ClaimRequest, offer: SandboxOffer, guest: Claimant): Answer {
  const { idempotencyKey, enterprise, smsOptIn, emailOptIn } = request
  const claim: Claim = {
    id: store.nextId('claim'),
    offerCode: offer.code,
    enterprise,
    guest: [...guest.contacts],
    idempotencyKey,
    smsOptIn,
    emailOptIn,
    at: store.now(),
  }
  store.update((state) => state.claims.push(claim))
  const email = guest.contacts.find((contact) => contact.includes('@'))
  if (email && !guest.isMember) {
    send(store, { channel: 'mail', to: email, code: null, text: `${offer.wire.name}: your offer waits in the app.` })
  }
  return claimed(guest, { ...(offer.outcome === 'uniqueNotice' && { error: catalogue.uniqueClaimed.message }) })
}

function decide(store: Store, request: ClaimRequest): Answer | Refused {
  const offer = offerOfId(store, request.offerId)
  if (!offer) return catalogue.unknownOffer
  const guest = findClaimant(store, request, offer)
  if (guest.kind === 'refused') return guest
  const refusal = objection(store, request, offer, guest)
  if (refusal) return refusal
  return offer.outcome === 'used' ? claimed(guest, { used: true }) : record(store, request, offer, guest)
}

/** Claims an offer. An idempotency key acts once and always has the same answer, also a refusal. */
export const claimOffer = (store: Store, request: ClaimRequest): Answer | Refused =>
  settleFinally(store, request.idempotencyKey, () => decide(store, request))

/** The result of the claim with this key. */
export function lookUpClaim(store: Store, key: string): Answer {
  const answer = lookUp(store, key)
  return 'outcome' in answer ? answer : { outcome: 'claimed', result: answer }
}

/** The offer with this code, as a guest can load it. */
export function loadOffer(store: Store, code: string): SandboxOffer | Refused {
  const offer = offerOfCode(store, code)
  if (!offer) return catalogue.unknownOffer
  return offer.outcome === 'gone' ? catalogue.notValid : offer
}

/** Saves an analytics event. */
export function recordEvent(store: Store, name: string, properties: Record<string, unknown>): void {
  store.update((state) => {
    remember(state.events, { name, at: store.now(), properties })
  })
}
