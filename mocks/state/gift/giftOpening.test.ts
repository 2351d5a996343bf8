import { expect, it } from 'vitest'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { changeGift, reissued } from '../bulk-gifting/giftChanging.ts'
import { findOrder, getRedemptions } from '../bulk-gifting/gifting.ts'
import { claimGift, openGift } from './giftOpening.ts'
import { createStore } from '../memory/store.ts'

const orderId = 'gift-example-2'

/** A gift that has gone out, as the dashboard has it. */
function sentGift(store: ReturnType<typeof createStore>) {
  const order = findOrder(store, orderId, { email: 'buyer@mail.example', enterprise: '' })
  if ('kind' in order) throw new Error('The example order is missing.')
  const gifts = getRedemptions(store, order)
  const index = gifts.findIndex(({ status }) => status === 'sent')
  return { order, code: gifts[index]?.code ?? '', id: String(index + 1), now: () => getRedemptions(store, order)[index]?.status }
}

it('GFT-01 BLK-11 a recipient opens and claims a gift, and the dashboard shows it', () => {
  const store = createStore()
  const gift = sentGift(store)
  expect(openGift(store, gift.code)).toMatchObject({ status: 'open', amount: '50.00', redeem_code: gift.code })
  expect(gift.now()).toBe('opened')
  expect([claimGift(store, gift.code), gift.now(), claimGift(store, gift.code)]).toEqual([true, 'claimed', false])
  expect(openGift(store, gift.code)).toMatchObject({ status: 'claimed' })
})

it('BLK-11 the code of a gift ends when it goes to another address', () => {
  const store = createStore()
  const { order, code, id } = sentGift(store)
  changeGift(store, order, id, reissued(store, emailOnTheWire.parse('new@mail.example')))
  expect(openGift(store, code)).toMatchObject({ status: 'cancelled', redeem_code: null })
  expect(claimGift(store, code)).toBe(false)
  expect(openGift(store, 'NO-SUCH-CODE')).toHaveProperty('kind', 'refused')
})
