import { describe, expect, it } from 'vitest'
import { claimOffer, lookUpClaim } from './claiming.ts'
import { claimByEmail, claimByMember, claimRequest, guestPhone, getGuestId, member, getToken } from '../account/guests.ts'
import { catalogue } from '../memory/refusal.ts'
import { createStore } from '../memory/store.ts'
import type { Store } from '../memory/store.ts'
import { admitEmail, sendSmsCode, verifySmsCode } from './verifying.ts'

function verifiedPhone(store: Store, phone: string, offerId: number): string {
  const token = getToken(sendSmsCode(store, { phone, email: null, offerId }))
  const code = store.state.outbox.at(-1)?.code ?? ''
  expect(verifySmsCode(store, { token, code, offerId })).toEqual({ verified: true })
  return token
}

describe('a claim', () => {
  it('NET-08 acts once for an idempotency key, and repeats its answer', () => {
    const store = createStore()
    const first = claimByEmail(store, 'WELCOME25')
    const second = claimByEmail(store, 'WELCOME25')
    expect(second).toEqual(first)
    expect(store.state.claims).toHaveLength(1)
    expect(lookUpClaim(store, 'key-1')).toMatchObject({ outcome: 'claimed', result: { account_exists: false } })
    expect(lookUpClaim(store, 'key-2')).toEqual({ outcome: 'unknown' })
  })

  it('NET-08 repeats a refusal for its key', () => {
    const store = createStore()
    claimByEmail(store, 'EXPIRED')
    expect(lookUpClaim(store, 'key-1')).toEqual({ outcome: 'refused', message: catalogue.notValid.message })
  })

  it('is remembered: the same guest is refused under another key, in the same enterprise', () => {
    const store = createStore()
    claimByEmail(store, 'WELCOME25')
    expect(claimByEmail(store, 'WELCOME25', { idempotencyKey: 'key-2' })).toEqual(catalogue.alreadyClaimed)
    const elsewhere = claimByEmail(store, 'WELCOME25', { idempotencyKey: 'key-3', enterprise: 'another' })
    expect(elsewhere).toHaveProperty('account_exists')
  })

  it('is known by each contact of an account', () => {
    const store = createStore()
    expect(claimByMember(store, 'PHONE25')).toMatchObject({ account_exists: true })
    const offerId = getGuestId(store, 'PHONE25')
    const token = verifiedPhone(store, member.phone, offerId)
    expect(claimOffer(store, claimRequest({ offerId, token, idempotencyKey: 'key-2' }))).toEqual(catalogue.alreadyClaimed)
  })

  it('needs a verified phone, an admitted email or a signed-in member', () => {
    const store = createStore()
    const offerId = getGuestId(store, 'WELCOME25')
    const claimWith = (token: string, idempotencyKey: string) => claimOffer(store, claimRequest({ offerId, token, idempotencyKey }))
    expect(claimWith('invented', 'a')).toEqual(catalogue.unknownToken)
    const unverified = getToken(sendSmsCode(store, { phone: guestPhone, email: null, offerId }))
    expect(claimWith(unverified, 'b')).toEqual(catalogue.notVerified)
    const notSignedIn = getToken(admitEmail(store, { email: member.email, offerId }))
    expect(claimWith(notSignedIn, 'c')).toEqual(catalogue.signInFirst)
    const ofAnother = getToken(admitEmail(store, { email: 'ada@mail.example', offerId: getGuestId(store, 'DAYS7') }))
    expect(claimWith(ofAnother, 'd')).toEqual(catalogue.unknownToken)
    expect(store.state.claims).toEqual([])
  })

  it('distinguishes a new phone from one of an account', () => {
    const store = createStore()
    const offerId = getGuestId(store, 'PHONE25')
    const claimFrom = (phone: string) =>
      claimOffer(store, claimRequest({ offerId, token: verifiedPhone(store, phone, offerId), idempotencyKey: phone }))
    expect(claimFrom(guestPhone)).toMatchObject({ account_exists: false })
    expect(claimFrom(member.phone)).toMatchObject({ account_exists: true })
  })
})
