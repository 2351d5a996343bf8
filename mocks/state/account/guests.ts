import type { ClaimRequest } from '../claim/claiming.ts'
import { claimOffer, loadOffer } from '../claim/claiming.ts'
import type { Answer } from '../memory/attempts.ts'
import type { Refused } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { signIn } from './signingIn.ts'
import { admitEmail } from '../claim/verifying.ts'

/** An active account. */
export const member = { email: 'member@mail.example', phone: '12125550142', password: 'dinner4two' }

/** A number without an account. */
export const guestPhone = '12125550107'

/** The offer's id. @throws for an offer that cannot be loaded. */
export function getGuestId(store: Store, code: string): number {
  const offer = loadOffer(store, code)
  if ('kind' in offer) throw new Error(`${code}: ${offer.message}`)
  return offer.wire.id
}

/** The token of an answer. @throws for a refusal. */
export function getToken(answer: { readonly token: string } | Refused): string {
  if (!('token' in answer)) throw new Error(answer.message)
  return answer.token
}

/** A claim request with defaults. */
export const claimRequest = (changes: Pick<ClaimRequest, 'token' | 'offerId'> & Partial<ClaimRequest>): ClaimRequest => ({
  claimCode: null,
  smsOptIn: false,
  emailOptIn: false,
  idempotencyKey: 'key-1',
  enterprise: 'this one',
  ...changes,
})

/** A claim by a new email address. */
export function claimByEmail(store: Store, code: string, changes: Partial<ClaimRequest> = {}): Answer | Refused {
  const offerId = getGuestId(store, code)
  const token = getToken(admitEmail(store, { email: 'ada@mail.example', offerId }))
  return claimOffer(store, claimRequest({ offerId, token, ...changes }))
}

/** A claim by the member, signed in. */
export const claimByMember = (store: Store, code: string): Answer | Refused =>
  claimOffer(store, claimRequest({ offerId: getGuestId(store, code), token: getToken(signIn(store, member)) }))
