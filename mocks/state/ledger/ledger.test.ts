import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderBody } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { member } from '../account/guests.ts'
import { signIn } from '../account/signingIn.ts'
import { cancelGifts } from '../bulk-gifting/giftChanging.ts'
import { placeOrder } from '../bulk-gifting/giftPaying.ts'
import { findOrder, getRedemptions } from '../bulk-gifting/gifting.ts'
import { purchase } from '../checkout/buying.ts'
import { claimGift } from '../gift/giftOpening.ts'
import { lookUpBalance } from '../gift/giftBalance.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { emptyState } from '../memory/state.ts'
import { type Store, createStore } from '../memory/store.ts'
import { payBillOnce } from '../pos/payingBills.ts'
import { creditOrder } from '../testing/order.ts'
import { findFaults } from './audit.ts'
import { auditing, getMost } from './auditing.ts'
import { type Entry, getBalance } from './ledger.ts'
import { holderOfEmail, getPurse } from './purse.ts'

const buyer = { email: member.email, enterprise: 'this one' }
const ada = 'moreau@mail.example'

function orderGifts(store: Store, key: string, sendOn: string | null = null): string {
  const recipients = ['ada', 'bao', 'carmen'].map((name) => ({ email: `${name}@mail.example`, name }))
  const gift = { country_code: 'US', amount: '50.00', recipients, message: 'Thank you' } as const
  const order = z.decode(orderBody, { ...gift, send_on: sendOn, time_zone: 'America/New_York' })
  const charge = placeOrder(store, key, { order, amount_to_charge: cents(135_00), payment_method_id: 'pm_ok' }, buyer)
  return z.parse(z.object({ order: z.object({ id: z.string() }) }), charge).order.id
}

function findGifts(store: Store, id: string) {
  const order = findOrder(store, id, buyer)
  if ('kind' in order) throw new Error(order.message)
  return { order, gifts: getRedemptions(store, order) }
}

const findToken = (store: Store, email: string): string => {
  const session = signIn(store, { email, password: member.password })
  if (!('token' in session)) throw new Error('No session.')
  return session.token
}

/** A diner pays a part of a bill, all that their purse has of it first. */
const payPart = (store: Store, key: string, amount: number, tip: number) =>
  payBillOnce(
    store,
    {
      transaction: {
        amount: cents(amount),
        charge_stripe_source_id: 'pm_saved_visa',
        partial_payment: false,
        offer_claim_id: null,
        line_ids: null,
      },
      project: '70',
      location_id: '700',
      ticket_number: '1042',
      tip: { amount: cents(tip), stripe_source_id: 'pm_saved_visa' },
    },
    key,
    findToken(store, ada),
  )

it('a gift’s money goes from its order to its recipient, and from there to the restaurant', () => {
  const store = createStore()
  const found = auditing(store)
  const id = orderGifts(store, 'order-1')
  expect(getBalance(store.state, `gifts of ${id}`)).toBe(150_00)
  const code = findGifts(store, id).gifts[0]?.code ?? ''
  expect(claimGift(store, code, ada)).toBe(true)
  expect(claimGift(store, code, ada)).toBe(false)
  const holder = holderOfEmail(store, ada)
  expect([getBalance(store.state, `gifts of ${id}`), getPurse(store, holder)]).toEqual([100_00, 75_00])
  expect(payPart(store, 'part-1', 30_00, 5_00)).toMatchObject({ outcome: 'paid', payment: { amount_charged: '5.00' } })
  expect(getPurse(store, holder)).toBe(45_00)
  expect(lookUpBalance(store, { code, device: 'phone' })).toMatchObject({ left: '20.00', status: 'claimed' })
  payPart(store, 'part-2', 40_00, 0)
  expect(lookUpBalance(store, { code, device: 'phone' })).toMatchObject({ left: '0.00', status: 'redeemed' })
  expect(findGifts(store, id).gifts[0]?.status).toBe('redeemed')
  expect(getBalance(store.state, 'bill 700/1042')).toBe(70_00)
  expect([...found]).toEqual([])
})

it('gifts that are canceled return what was paid for them, to the cent', () => {
  const store = createStore()
  const found = auditing(store)
  const id = orderGifts(store, 'order-1', '2026-12-24')
  cancelGifts(store, findGifts(store, id).order, '1')
  expect(getBalance(store.state, 'cards')).toBe(-90_00)
  cancelGifts(store, findGifts(store, id).order, null)
  cancelGifts(store, findGifts(store, id).order, null)
  expect([getBalance(store.state, 'cards'), getBalance(store.state, 'platewell'), getBalance(store.state, `gifts of ${id}`)]).toEqual([
    0, 0, 0,
  ])
  expect([...found]).toEqual([])
})

it('credit that was bought can be spent by who bought it', () => {
  const store = createStore()
  const bought = purchase(store, creditOrder, null)
  expect(bought).toMatchObject({ outcome: 'purchased', purchase: { credit_balance: getPurse(store, creditOrder.email) / 100 } })
  expect(getPurse(store, creditOrder.email)).toBe(-getBalance(store.state, 'cards') - getBalance(store.state, 'platewell'))
})

describe('the audit of the ledger', () => {
  const entry = (id: string, lines: Entry['lines']): Entry => ({ id, lines, at: 0 })
  const audit = (ledger: Entry[]) => findFaults({ ...emptyState(), ledger }, getMost)

  it.each<[string, Entry[], string]>([
    ['money that comes from nowhere', [entry('a', { cards: -10, tips: 11 })], 'a does not come to zero'],
    [
      'an event that moved money twice',
      [entry('a', { cards: -1, tips: 1 }), entry('a', { cards: -1, tips: 1 })],
      'an event moved money twice',
    ],
    ['a gift that is spent twice', [entry('a', { 'gift G': -1, tips: 1 })], 'gift G has -1'],
    ['more credit than anybody had', [entry('a', { 'credit of x': -25_01, tips: 25_01 })], 'credit of x has -2501'],
    ['a bill that is paid twice', [entry('a', { cards: -103_69, 'bill 700/1042': 103_69 })], 'bill 700/1042 was paid 10369'],
  ])('names %s', (_, ledger, problem) => {
    expect(audit(ledger)).toEqual([problem])
  })

  it('names a charge that is not in the ledger as it was made', () => {
    const store = createStore()
    purchase(store, creditOrder, null)
    const [charge] = store.state.charges
    if (charge) charge.amount += 0.01
    expect(findFaults(store.state, getMost)).toEqual([`${charge?.id} is not in the ledger as it was charged`])
  })
})
