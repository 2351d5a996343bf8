import { describe, expect, it } from 'vitest'
import { cents } from '../../../features/shared/money/money.ts'
import { close, lookUp, notePayer, shownTo } from '../memory/attempts.ts'
import { completePurchase, purchase } from './buying.ts'
import { createStore } from '../memory/store.ts'
import { creditOrder as order } from '../testing/order.ts'

describe('CHK-04 the agreed total', () => {
  const refusedWith = (status: number) => ({ kind: 'refused', status }) as const

  it('is the only one that is charged', () => {
    const store = createStore()
    expect(purchase(store, { ...order, agreed: cents(9_000) }, null)).toMatchObject(refusedWith(412))
    expect(store.state.charges).toEqual([])
    expect(purchase(store, order, null)).toMatchObject({ outcome: 'purchased', purchase: { amount_charged: 100 } })
  })

  it('is not charged with a code that has ended since it was read', () => {
    expect(purchase(createStore(), { ...order, promoCode: 'WINTER10', agreed: cents(9_000) }, null)).toMatchObject(refusedWith(422))
  })

  it('needs no card only if it is 0', () => {
    const free = { ...order, optionId: 'ico-free', agreed: cents(0), paymentMethodId: null } as const
    expect(purchase(createStore(), free, null)).toMatchObject({ outcome: 'purchased', purchase: { amount_charged: 0 } })
    expect(purchase(createStore(), { ...order, paymentMethodId: null }, null)).toMatchObject(refusedWith(422))
  })
})

describe('NET-08 a closed attempt', () => {
  it('charges nothing when it arrives later, however often', () => {
    const store = createStore()
    expect(close(store, order.key)).toEqual({ outcome: 'closed' })
    for (const again of [1, 2]) expect(purchase(store, order, null), `arrival ${again}`).toMatchObject({ kind: 'refused', status: 409 })
    expect(store.state.charges).toEqual([])
    expect(lookUp(store, order.key)).toEqual({ outcome: 'closed' })
    expect(close(store, order.key)).toEqual({ outcome: 'closed' })
  })

  it('keeps its result if it arrived first', () => {
    const store = createStore()
    const charged = purchase(store, order, null)
    expect(close(store, order.key)).toEqual(charged)
    const declined = purchase(store, { ...order, key: 'attempt-2', paymentMethodId: 'pm_declined_card_declined' }, null)
    expect(close(store, 'attempt-2')).toEqual(declined)
    expect(store.state.charges).toHaveLength(1)
  })

  it('no longer waits for the bank', () => {
    const store = createStore()
    purchase(store, { ...order, paymentMethodId: 'pm_authenticate' }, null)
    expect(close(store, order.key)).toEqual({ outcome: 'closed' })
    expect(completePurchase(store, order.key)).toMatchObject({ kind: 'refused', status: 409 })
    expect(store.state.charges).toEqual([])
  })

  it('may have been refused before: only closing is final', () => {
    const store = createStore()
    const bySavedCard = { ...order, paymentMethodId: 'pm_saved_visa' }
    expect(purchase(store, bySavedCard, null)).toMatchObject({ kind: 'refused', status: 401 })
    expect(lookUp(store, order.key)).toEqual({ outcome: 'unknown' })
    expect(close(store, order.key)).toEqual({ outcome: 'closed' })
    expect(purchase(store, order, null)).toMatchObject({ kind: 'refused', status: 409 })
    expect(store.state.charges).toEqual([])
  })
})

describe('NET-11 a member’s attempt', () => {
  it('tells its address, its balance and its id to nobody but its payer', () => {
    const store = createStore()
    store.update(({ sessions }) => Object.assign(sessions, { mine: order.email, hers: 'noa@mail.example' }))
    const answer = { ...purchase(store, order, 'mine') }
    notePayer(store, order.key, 'mine')
    const shown = (bearer: string | null) => shownTo(store, order.key, bearer, lookUp(store, order.key))
    expect(shown('mine')).toEqual(answer)
    for (const bearer of [null, 'hers', 'ended']) expect(shown(bearer)).toEqual({ outcome: 'purchased', purchase: { amount_charged: 100 } })
    purchase(store, { ...order, key: 'of a guest' }, null)
    expect(shownTo(store, 'of a guest', null, lookUp(store, 'of a guest'))).toMatchObject({ purchase: { user_email: order.email } })
  })
})
