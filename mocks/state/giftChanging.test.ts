import { expect, it } from 'vitest'
import { cancelled, changeGift, reissued } from './giftChanging.ts'
import { listRedemptions, orderOf } from './gifting.ts'
import { createStore } from './store.ts'

const orderId = 'gift-example-3'

function giftOf(store: ReturnType<typeof createStore>) {
  const order = orderOf(store, orderId)
  if ('kind' in order) throw new Error('The example order is missing.')
  return listRedemptions(store, order, { page: 1, size: 1 }).recipients[0]
}

it('NET-08 changes a gift once for each idempotency key', () => {
  const store = createStore()
  const target = (key: string) => ({ orderId: 'gift-example-2', giftId: '1', key })
  const codeOf = () => store.state.giftChanges['gift-example-2/1']?.code
  changeGift(store, target('first'), reissued(store, 'new@mail.example'))
  const code = codeOf()
  changeGift(store, target('first'), reissued(store, 'new@mail.example'))
  expect(codeOf()).toBe(code)
  changeGift(store, target('second'), reissued(store, 'newer@mail.example'))
  expect(codeOf()).not.toBe(code)
})

it('NET-08 answers a repeated cancellation as the first', () => {
  const store = createStore()
  const cancel = (key: string) => changeGift(store, { orderId, giftId: '1', key }, cancelled)
  expect([cancel('once'), cancel('once')]).toEqual([{}, {}])
  expect(giftOf(store)?.status).toBe('cancelled')
  expect(cancel('again')).toHaveProperty('kind', 'refused')
})
