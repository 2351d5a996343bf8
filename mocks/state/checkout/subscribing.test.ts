import { describe, expect, it } from 'vitest'
import { cents } from '../../../features/shared/money/money.ts'
import { currentUser } from '../account/members.ts'
import { createStore } from '../memory/store.ts'
import { creditOrder } from '../testing/order.ts'
import { purchase } from './buying.ts'
import { change, ownSubscriptions } from './subscribing.ts'

const consent = 'I agree to pay $40.00 on the 21st of each month.'
const monthly = { ...creditOrder, optionId: 'ico-monthly', agreed: cents(4_000), agreedTo: consent } as const

function subscriber(clock?: () => number) {
  const store = createStore(clock && { clock })
  purchase(store, monthly, null)
  store.update(({ sessions }) => (sessions['token'] = monthly.email))
  const id = store.state.charges[0]?.id ?? ''
  const renew = (agreed: { amount?: number; nextCharge?: string } = {}) =>
    change(store, 'token', id, {
      to: 'renew',
      agreed: { amount: cents(agreed.amount ?? 4_000), nextCharge: agreed.nextCharge ?? '2026-12-21' },
    })
  return { store, id, cancel: () => change(store, 'token', id, { to: 'cancel' }), renew }
}

describe('SUB-03 a subscription', () => {
  it('records the consent to it, word for word', () => {
    expect(subscriber().store.state.charges).toMatchObject([{ consent }])
  })

  it('is canceled to its last paid day, takes no credit, and is kept after all', () => {
    const { store, cancel, renew } = subscriber()
    expect(cancel()).toMatchObject({ subscription: { status: 'canceled', paid_through: '2026-12-20', next_charge_on: '2026-12-21' } })
    expect(cancel()).toMatchObject({ subscription: { status: 'canceled' } })
    expect(store.state.outbox.filter(({ text }) => text.startsWith('Your subscription is canceled.'))).toHaveLength(1)
    expect(currentUser(store, 'token')).not.toHaveProperty('subscription_status')
    expect(renew()).toMatchObject({ subscription: { status: 'active' } })
    expect(currentUser(store, 'token')).toMatchObject({ subscription_status: 'active' })
  })

  it('cannot be kept once its last paid day is over', () => {
    let now = Date.UTC(2026, 10, 20)
    const { store, cancel, renew } = subscriber(() => now)
    cancel()
    now = Date.UTC(2026, 11, 22)
    expect(ownSubscriptions(store, 'token')).toMatchObject({ subscriptions: [{ status: 'ended' }] })
    expect(renew()).toMatchObject({ kind: 'refused', status: 409 })
  })

  it.each([{ amount: 400_00 }, { nextCharge: '2026-12-01' }])('is not kept for another charge than was agreed to: %j', (other) => {
    const { store, cancel, renew } = subscriber()
    cancel()
    expect(renew(other)).toMatchObject({ kind: 'refused', status: 412 })
    expect(ownSubscriptions(store, 'token')).toMatchObject({ subscriptions: [{ status: 'canceled' }] })
  })

  it('belongs to its buyer alone', () => {
    const { store, id } = subscriber()
    store.update(({ sessions }) => (sessions['other'] = 'member@mail.example'))
    expect(change(store, 'other', id, { to: 'cancel' })).toMatchObject({ kind: 'refused', status: 404 })
    expect(change(store, null, id, { to: 'cancel' })).toMatchObject({ kind: 'refused', status: 401 })
  })
})
