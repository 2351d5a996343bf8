import { expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import type { UnknownOutcome } from '../payment/attempt.ts'
import type { CheckoutState, CheckoutStatus } from './checkout.ts'
import { offersToPay } from './offersToPay.ts'
import { boughtWith, charging, checkoutWith, details, memberOf, orderFor } from './testing/examples.ts'
import { begin } from './transitions/opening.ts'
import { beginAfter } from './transitions/unresolvedPayment.ts'
import { after } from './testing/events.ts'

const link = { option: { kind: 'ico', id: 'ico-50' }, promoCode: null } as const
const given = { link, token: null, timeZone: 'UTC' } as const
const [loading] = begin(given)
const [unresolved] = beginAfter([{ key: 'attempt-0', option: link.option, amount: orderFor('credit').pay }], given)
const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)
const asking = after(paying, { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) })
const notCharged = after(asking, { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) })
const known = after(opened, { type: 'loadMemberAnswered', answer: answered(memberOf('first')) }, details)
const orderRead = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const

/** The look-up of an unknown outcome, or the status. */
type StateName = Exclude<CheckoutStatus, 'paymentUnknown'> | UnknownOutcome['lookUp']

const nameOf = (state: CheckoutState): StateName => (state.status === 'paymentUnknown' ? state.lookUp : state.status)

const states: Record<StateName, readonly [CheckoutState, boolean]> = {
  loading: [loading, false],
  unknownOption: [after(loading, { type: 'loadOrderAnswered', answer: refused(null, 404) }), false],
  notSubscription: [after(begin({ link, token: null, timeZone: 'UTC', mustRenew: true })[0], orderRead), false],
  failed: [after(loading, { type: 'loadOrderAnswered', answer: failed({ kind: 'offline' }) }), false],
  checkout: [opened, false],
  signIn: [after(opened, { type: 'signInChosen' }), false],
  forgotPassword: [after(opened, { type: 'signInChosen' }, { type: 'forgotChosen', email: '' }), false],
  payment: [after(opened, details), true],
  preparing: [after(opened, details, { type: 'walletConfirmed', key: 'attempt-1' }), false],
  paying: [paying, false],
  authenticating: [
    after(paying, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'requiresAction', clientSecret: 's' }) }),
    false,
  ],
  asking: [asking, false],
  unreachable: [after(asking, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }), false],
  noFinalAnswer: [after(asking, { type: 'lookUpPaymentAnswered', answer: refused(null, 401) }), false],
  notCharged: [notCharged, true],
  closing: [after(notCharged, { type: 'paymentGivenUp' }), false],
  unresolvedPayment: [after(unresolved, { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) }), false],
  repricing: [after(paying, { type: 'sendPaymentAnswered', answer: refused(null, 412) }), false],
  expired: [after(paying, { type: 'sendPaymentAnswered', answer: refused(null, 410) }), false],
  giftPage2: [after(checkoutWith(orderFor('giftCard')), ...charging, boughtWith()), false],
  confirmation: [after(paying, boughtWith()), false],
}

it.each(Object.entries(states))('CHK-04 NET-08 knows whether one press pays at %s', (name, [state, pays]) => {
  expect(nameOf(state)).toBe(name)
  expect(offersToPay(state)).toBe(pays)
})

it('CHK-04 a saved card pays only while it is visible', () => {
  expect(offersToPay(known)).toBe(true)
  expect(offersToPay(after(known, { type: 'reloaded' }, orderRead))).toBe(false)
})
