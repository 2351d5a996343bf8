import { describe, expect, it } from 'vitest'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { phoneOnTheWire } from '../../../features/shared/contact/phoneNumber.ts'
import { cancelGifts, changeGift, reissued, sentAgain } from './giftChanging.ts'
import { listOrders, listRedemptions, findOrder } from './gifting.ts'
import { type Store, createStore } from '../memory/store.ts'

const buyer = { email: 'buyer@mail.example', enterprise: 'copperline' }

function getExample(store: Store, id: string) {
  const order = findOrder(store, id, buyer)
  if ('kind' in order) throw new Error('The example order is missing.')
  return order
}

it('BLK-11 a gift that waits for its day has not changed yet', () => {
  const store = createStore()
  const [gift] = listRedemptions(store, getExample(store, 'gift-example-3'), { page: 1, size: 1 }).redemptions
  expect(gift).toMatchObject({ status: 'scheduled', changedAt: null })
})

it('BLK-11 counts cancelled gifts, and gives back what was paid for them', () => {
  const store = createStore()
  const order = getExample(store, 'gift-example-3')
  for (const giftId of ['1', '2', '3']) cancelGifts(store, order, giftId)
  const summary = () => listRedemptions(store, order, { page: 1, size: 1 }).order
  expect(summary()).toMatchObject({ count: 8_000, sent: 0, cancelled: 3, refunded: 60_00 })
  expect(cancelGifts(store, order, null)).toEqual({ count: 7_997, refunded: 159_940_00 })
  expect(summary()).toMatchObject({ status: 'cancelled', cancelled: 8_000, refunded: 160_000_00 })
})

it('BLK-11 finds a recipient by a corrected address, and not by the former', () => {
  const store = createStore()
  const order = getExample(store, 'gift-example-2')
  const former = order.recipients[0]?.address ?? ''
  changeGift(store, order, '1', reissued(store, emailOnTheWire.parse('corrected@mail.example')))
  const found = (query: string) => listOrders(store, buyer, { query, page: 1 }).orders.map(({ id }) => id)
  expect(found('CORRECTED@')).toEqual(['gift-example-2'])
  expect(found(former)).not.toContain('gift-example-2')
})

it('BLK-07 lists a buyer’s own orders of one enterprise, the latest first', () => {
  const store = createStore()
  const example = getExample(store, 'gift-example-2')
  const { statuses, ...record } = example
  const place = (id: string, owner: typeof buyer, at: number) =>
    store.update(({ giftOrders }) => giftOrders.push({ ...record, recipients: [...record.recipients], id, buyer: owner, at }))
  place('own', buyer, store.now() - 100_000)
  place('elsewhere', { ...buyer, enterprise: 'northgate' }, store.now())
  place('of another', { ...buyer, email: 'other@mail.example' }, store.now())
  const { orders } = listOrders(store, buyer, { page: 1 })
  expect(orders.map(({ id }) => id)).toEqual(['gift-example-4', 'own', 'gift-example-3', 'gift-example-2', 'gift-example-1'])
  expect(statuses).not.toBeNull()
  for (const id of ['elsewhere', 'of another']) expect(findOrder(store, id, buyer)).toMatchObject({ kind: 'refused', status: 404 })
})

describe('TXT-01 a gift to a phone number', () => {
  const phone = (text: string) => phoneOnTheWire.parse(text)
  const textsTo = ({ state }: Store, to: string) => state.outbox.filter((message) => message.to === to).map(({ text }) => text)
  it('is texted where it is corrected to, and again, with the code that it has', () => {
    const store = createStore()
    const order = getExample(store, 'gift-example-2')
    changeGift(store, order, '1', reissued(store, phone('12125550142')))
    changeGift(store, order, '1', sentAgain)
    const [gift] = listRedemptions(store, order, { page: 1, size: 1 }).redemptions
    expect(gift).toMatchObject({ address: '12125550142', status: 'sent' })
    expect(textsTo(store, '12125550142')).toEqual(
      Array.from({ length: 2 }, () => `Ada Moreau, you have a gift of $50.00. Open it at gift/?gift=${gift?.code}`),
    )
  })
  it('is found by the digits of its number', () => {
    const store = createStore()
    const order = getExample(store, 'gift-example-2')
    changeGift(store, order, '1', reissued(store, phone('12125550142')))
    const matches = (query: string) => listRedemptions(store, order, { query, page: 1, size: 1 }).matches
    expect(['1212555', '12125550142', '212556'].map(matches)).toEqual([1, 1, 0])
  })
  it('bounces where the number takes no texts', () => {
    const store = createStore()
    const order = getExample(store, 'gift-example-2')
    changeGift(store, order, '1', reissued(store, phone('12125550199')))
    const [gift] = listRedemptions(store, order, { page: 1, size: 1 }).redemptions
    expect(gift).toMatchObject({ status: 'bounced', reason: 'The number takes no text messages.', canRetry: false })
    expect(textsTo(store, '12125550199')).toEqual([])
  })
})
