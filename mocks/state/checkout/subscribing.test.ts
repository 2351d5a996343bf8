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
  return { store, id, to: (wanted: 'cancel' | 'renew') => change(store, 'token', id, wanted) }
}

describe('SUB-03 a subscription', () => {
  it('records the consent to it, word for word', () => {
    expect(subscriber().store.state.charges).toMatchObject([{ consent }])
  })

  it('is canceled to its last paid day, takes no credit, and is kept after all', () => {
    const { store, to } = subscriber()
    expect(to('cancel')).toMatchObject({ subscription: { status: 'canceled', paid_through: '2026-12-20', next_charge_on: '2026-12-21' } })
    expect(to('cancel')).toMatchObject({ subscription: { status: 'canceled' } })
    expect(store.state.outbox.filter(({ text }) => text.startsWith('Your subscription is canceled.'))).toHaveLength(1)
    expect(currentUser(store, 'token')).not.toHaveProperty('subscription_status')
    expect(to('renew')).toMatchObject({ subscription: { status: 'active' } })
    expect(currentUser(store, 'token')).toMatchObject({ subscription_status: 'active' })
  })

  it('cannot be kept once its last paid day is over', () => {
    let now = Date.UTC(2026, 10, 20)
    const { store, to } = subscriber(() => now)
    to('cancel')
    now = Date.UTC(2026, 11, 22)
    expect(ownSubscriptions(store, 'token')).toMatchObject({ subscriptions: [{ status: 'ended' }] })
    expect(to('renew')).toMatchObject({ kind: 'refused', status: 409 })
  })

  it('belongs to its buyer alone', () => {
    const { store, id } = subscriber()
    store.update(({ sessions }) => (sessions['other'] = 'member@mail.example'))
    expect(change(store, 'other', id, 'cancel')).toMatchObject({ kind: 'refused', status: 404 })
    expect(change(store, null, id, 'cancel')).toMatchObject({ kind: 'refused', status: 401 })
  })
})
