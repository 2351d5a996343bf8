import { describe, expect, it } from 'vitest'
import { hashPayer } from '../payment/wire/hashPayer.ts'
import { answered } from '../shared/api/answers/answer.ts'
import type { CheckoutState } from './checkout.ts'
import { savedCheckout } from './saved.ts'
import { after, boughtWith, paidEarlier } from './examples/events.ts'
import { checkoutWith, details, gift, orderFor } from './examples/examples.ts'
import { member, states } from './examples/states.ts'
import { transition } from './transition.ts'

const now = savedCheckout(() => ({ isSignedIn: true, resetTokenOf: (key) => `reset-of-${key}` }))
const signedOut = savedCheckout(() => ({ isSignedIn: false, resetTokenOf: () => null }))
const throughStorage = (state: CheckoutState): unknown => JSON.parse(JSON.stringify(now.toSave(state)))

const gifts = after(states.giftPage2, { type: 'giftSubmitted', gift }, { type: 'sendGiftAnswered', answer: answered({ gift }) })
const rows = Object.entries<CheckoutState>({
  ...states,
  withoutPassword: after(states.payment, boughtWith()),
  passwordSet: after(
    states.confirmation,
    { type: 'passwordSubmitted', password: 'dinner4two' },
    { type: 'setPasswordAnswered', answer: answered(null) },
  ),
  giftSent: gifts,
  readingOwnPurchase: after(states.checkout, {
    ...paidEarlier,
    attempt: { ...paidEarlier.attempt, key: 'attempt-1', buyer: hashPayer(member.email) },
  }),
  subscription: after(
    checkoutWith({ ...orderFor('credit'), billing: { interval: 'yearly', nextCharge: '2027-11-20', cancelTerms: 'Any time.' } }),
    details,
  ),
})

/** The state after a reload, with the current member and secrets. */
const reloaded = (state: CheckoutState | null) => state && transition(state, { type: 'reloaded' })[0]
const secretOfNow = (key: string, value: unknown): unknown => {
  if (value === null || JSON.stringify(value) === '{"kind":"none"}') return value
  if (key === 'account') return { kind: 'awaited' }
  return key === 'resetToken' ? 'reset-of-attempt-1' : value
}
const withSecretsOfNow = (state: CheckoutState): unknown => JSON.parse(JSON.stringify(reloaded(state), secretOfNow))

describe('NET-11 a saved checkout', () => {
  it.each(rows)('leads to the same after a reload: %s', (_, state) => {
    expect(reloaded(now.read(throughStorage(state)))).toEqual(withSecretsOfNow(state))
  })
  it.each(rows)('has no secret and no card of the member: %s', (_, state) => {
    expect(JSON.stringify(throughStorage(state))).not.toMatch(/"reset"|4242/)
  })
  it.each(rows)('comes back without a member after signing out: %s', (_, state) => {
    expect(JSON.stringify(signedOut.read(throughStorage(state)))).not.toMatch(/awaited|"isMember":true|reset-of/)
  })
  it('keeps a guest a guest after another user has signed in', () => {
    const guest = after(checkoutWith(orderFor('credit')), details)
    expect(now.read(throughStorage(guest))).toEqual(guest)
  })
  it('CHK-07 asks a new buyer for no password without the secret', () => {
    expect(signedOut.read(throughStorage(states.confirmation))).toMatchObject({ purchase: { resetToken: null } })
  })
  it('NET-08 begins anew if its status is unknown to this build', () => {
    expect(now.read({ ...states.payment, status: 'charging' })).toBeNull()
  })
})
