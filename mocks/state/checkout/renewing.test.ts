import { describe, expect, it } from 'vitest'
import { currentUser } from '../account/members.ts'
import { getBalance } from '../ledger/ledger.ts'
import { createStore } from '../memory/store.ts'
import { creditOrder } from '../testing/order.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { purchase } from './buying.ts'
import { failRenewal } from './renewing.ts'
import { agreeToPrice, change, charges, giveCard, ownSubscriptions } from './subscribing.ts'

function memberOf(mailbox: string, clock?: () => number) {
  const store = createStore(clock && { clock })
  const email = `${mailbox}@mail.example`
  const id = `subscription-of-${email}`
  store.update(({ sessions }) => (sessions['token'] = email))
  const give = (method: string, chargedNow: number | null = 40_00) =>
    giveCard(store, 'token', id, { method, mandate: 'Charge it.', chargedNow })
  const last = () => {
    const all = charges(store, 'token')
    return 'charges' in all ? all.charges.at(-1) : all
  }
  const balance = () => getBalance(store.state, `credit of ${email}`)
  return { store, email, id, give, last, balance, read: () => ownSubscriptions(store, 'token') }
}

describe('SUB-04 a renewal that failed', () => {
  it('is due until a day, and is paid once by another card, with its credit', () => {
    const { store, give, last, read, balance } = memberOf('unpaid')
    expect(read()).toMatchObject({
      subscriptions: [{ status: 'past_due', unpaid: { amount: 40, charged_on: '2026-11-21', pay_by: '2026-12-05', retrying: false } }],
    })
    expect(currentUser(store, 'token')).toMatchObject({ subscription_status: 'past_due' })
    expect(give('pm_ok')).toMatchObject({ subscription: { status: 'active', next_charge_on: '2026-12-21', cancel_by: '2026-12-20' } })
    expect(last()).toMatchObject({ status: 'paid', charged_on: '2026-11-21', amount: 40 })
    expect([balance(), getBalance(store.state, 'cards')]).toEqual([50_00, -40_00])
    expect(give('pm_ok')).toMatchObject({ kind: 'refused', status: 412 })
    expect(balance()).toBe(50_00)
  })

  it('fails again with a card that is declined, and is not paid for another sum', () => {
    const { give, read, balance } = memberOf('unpaid')
    expect(give('pm_ok', 39_99)).toMatchObject({ kind: 'refused', status: 412 })
    expect(give('pm_declined_expired_card')).toMatchObject({
      subscription: { status: 'past_due', card: { last_four: '0069' }, unpaid: { decline_code: 'expired_card' } },
    })
    expect(read()).toMatchObject({ subscriptions: [{ status: 'past_due' }] })
    expect(balance()).toBe(0)
  })

  it('waits for a bank that thinks, and is charged meanwhile by no other card', () => {
    let now = Date.UTC(2026, 10, 28)
    const { give, read, balance } = memberOf('unpaid', () => now)
    expect(give('pm_authenticate')).toMatchObject({ subscription: { status: 'past_due', unpaid: { retrying: true } } })
    expect(give('pm_ok')).toMatchObject({ kind: 'refused', status: 412 })
    now += 5_000
    expect([read(), read()]).toMatchObject([{ subscriptions: [{ status: 'active' }] }, { subscriptions: [{ status: 'active' }] }])
    expect(balance()).toBe(50_00)
  })

  it('can be canceled, and ends then', () => {
    const { store, id, give } = memberOf('unpaid', () => Date.UTC(2026, 10, 28))
    expect(change(store, 'token', id, { to: 'cancel' })).toMatchObject({ subscription: { status: 'ended' } })
    expect(give('pm_ok')).toMatchObject({ kind: 'refused', status: 409 })
  })

  it('comes to a subscription that was bought here', () => {
    const store = createStore()
    purchase(store, { ...creditOrder, optionId: 'ico-monthly', agreed: cents(40_00), agreedTo: 'Yes.' }, null)
    store.update(({ sessions }) => (sessions['token'] = creditOrder.email))
    expect(failRenewal(store, creditOrder.email)).toBe(true)
    expect(ownSubscriptions(store, 'token')).toMatchObject({
      subscriptions: [{ status: 'past_due', next_charge_on: '2027-01-21', unpaid: { charged_on: '2026-12-21' } }],
    })
  })
})

it('SUB-04 another card is charged from now on, and nothing is charged now', () => {
  const { give, balance, last } = memberOf('subscriber')
  expect(give('pm_declined_insufficient_funds_2', null)).toMatchObject({
    subscription: { card: { brand: 'Mastercard', last_four: '9995' } },
  })
  expect([balance(), last()]).toMatchObject([0, { charged_on: '2026-11-21', status: 'paid' }])
})

it('SUB-04 a coming price is agreed to as it is, or not at all', () => {
  const { store, id } = memberOf('dearer')
  const agree = (amount: number) => agreeToPrice(store, 'token', id, { amount, from: '2027-01-21', words: 'Yes.' })
  expect(agree(44_00)).toMatchObject({ kind: 'refused', status: 412 })
  expect(agree(45_00)).toMatchObject({ subscription: { coming_price: { cancel_by: '2027-01-20', needs_consent: false } } })
})
