import { describe, expect, it } from 'vitest'
import { answered, failed } from '../shared/api/answer.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import { savedCheckout } from './saved.ts'
import { boughtWith, charging, checkoutWith, details, memberOf, orderFor, pay, purchase } from './testing/examples.ts'
import { beginAfter } from './transitions/unresolvedPayment.ts'
import { after } from './testing/events.ts'

const member = { ...memberOf('pm_first'), token: 'member-token' }
const opened = checkoutWith(orderFor('credit'))
const known = after(opened, { type: 'loadMemberAnswered', answer: answered(member) })
const paying = after(known, details, pay)
const asksBank: CheckoutEvent = {
  type: 'sendPaymentAnswered',
  answer: answered({ outcome: 'requiresAction', clientSecret: 'bank-secret' }),
}
const [unresolved] = beginAfter([{ key: 'attempt-0', option: orderFor('credit').option, amount: orderFor('credit').pay }], {
  link: { option: { kind: 'ico', id: 'ico-50' }, promoCode: null },
  token: 'member-token',
  timeZone: 'UTC',
})

const states: Readonly<Record<string, CheckoutState>> = {
  known,
  signIn: after(known, { type: 'signInChosen' }),
  atCard: after(known, details),
  paying,
  authenticating: after(paying, asksBank),
  outcomeUnknown: after(paying, { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) }),
  readAgain: after(known, { type: 'reloaded' }),
  failed: after(known, { type: 'reloaded' }, { type: 'loadOrderAnswered', answer: failed({ kind: 'offline' }) }),
  unresolved,
  unresolvedCharged: after(unresolved, {
    type: 'lookUpPaymentAnswered',
    answer: answered({ outcome: 'paid', receipt: { ...purchase, resetToken: 'reset-secret' } }),
  }),
  gift: after(
    checkoutWith(orderFor('giftCard')),
    { type: 'loadMemberAnswered', answer: answered(member) },
    details,
    pay,
    boughtWith({ resetToken: 'reset-secret' }),
  ),
  confirmation: after(paying, boughtWith({ resetToken: 'reset-secret' })),
}

const now = savedCheckout(() => ({ token: 'token-of-now', resetTokenOf: (id) => `reset-of-${id}` }))
const signedOut = savedCheckout(() => ({ token: null, resetTokenOf: () => null }))
const throughStorage = (state: CheckoutState): unknown => JSON.parse(JSON.stringify(now.toSave(state)))

describe('NET-11 a saved checkout', () => {
  it.each(Object.entries(states))('has no token, no secret and no card of the member: %s', (_, state) => {
    expect(JSON.stringify(throughStorage(state))).not.toMatch(/member-token|bank-secret|reset-secret|4242/)
  })
  it.each(Object.entries(states))('comes back at the same step with the current token: %s', (_, state) => {
    const back = now.read(throughStorage(state))
    expect(back?.status).toBe(state.status)
    expect(JSON.stringify(back)).toMatch(/token-of-now/)
  })
  it.each(Object.entries(states))('comes back without a member after signing out: %s', (_, state) => {
    const back = signedOut.read(throughStorage(state))
    expect(back?.status).toBe(state.status)
    expect(JSON.stringify(back)).not.toMatch(/token-of-now|reset-of/)
  })
  it('keeps a guest a guest after another user has signed in', () => {
    const guest = after(opened, ...charging)
    expect(now.read(throughStorage(guest))).toEqual(guest)
  })
  it('CHK-07 lets a new buyer set their password after a reload', () => {
    const bought = after(opened, ...charging, boughtWith({ resetToken: 'reset-secret' }))
    expect(now.read(throughStorage(bought))).toMatchObject({ password: { kind: 'asked', resetToken: 'reset-of-p1' } })
    expect(signedOut.read(throughStorage(bought))).toMatchObject({ password: { kind: 'notNeeded' } })
  })
  it('NET-08 comes back after an attempt that this device has made since', () => {
    const since = savedCheckout(
      () => ({ token: null, resetTokenOf: () => null }),
      () => [{ key: 'attempt-0', option: orderFor('credit').option, amount: orderFor('credit').pay }],
    )
    expect(since.read(throughStorage(after(opened, details)))).toMatchObject({ status: 'unresolvedPayment' })
  })
  it('NET-08 is dropped if its status is unknown to this build', () => {
    expect(now.read({ ...paying, status: 'charging' })).toBeNull()
    expect(now.read({ status: 'paying', visit: {} })).toBeNull()
  })
})
