import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { ordinal } from '../../shared/dates/ordinal.ts'
import { memberResponse } from './memberWire.ts'
import { orderIn } from '../order.ts'
import { orderResponse, subscriptionsResponse } from './orderWire.ts'
import { renewalText } from '../pricing/renewal.ts'

const option = {
  kind: 'ico',
  id: 'ico-50',
  product: 'credit',
  name: 'Harbor & Rye dining credit',
  amount: '60.00',
  amount_to_charge: '50.00',
  credit_to_give: '75.50',
  code: 'SPRING10',
}
const monthly = { billing_interval: 'monthly', monthly_billing_day: 21, next_charge_on: '2026-12-21', cancel_terms: 'Cancel at any time.' }

const order = (said: object) => orderIn('USD')(z.parse(orderResponse, { purchase_option: { ...option, ...said } }))
const isSold = (said: object) => z.safeParse(orderResponse, { purchase_option: { ...option, ...said } }).success

describe('CHK-03 an order', () => {
  it('is read field by field', () => {
    expect(order({})).toMatchObject({
      option: { kind: 'ico', id: 'ico-50' },
      product: 'credit',
      name: 'Harbor & Rye dining credit',
      amount: 6_000,
      pay: 5_000,
      get: 7_550,
      promoCode: 'SPRING10',
      billing: { interval: 'once' },
    })
  })

  it.each([
    [{ kind: 'gco', id: 7 }, { option: { kind: 'gco', id: '7' } }],
    [{ product: 'gift_card' }, { product: 'giftCard' }],
    [{ product: 'pass' }, { product: 'pass' }],
    [{ product: null }, { product: 'credit' }],
    [{ product: null, kind: 'gco' }, { product: 'giftCard' }],
    [{ product: 'voucher' }, { product: 'credit' }],
    [{ code: null }, { promoCode: null }],
    [{ code: 10 }, { promoCode: null }],
    [{ code: ' ' }, { promoCode: null }],
    [{ amount_to_charge: 0 }, { pay: 0, amount: 6_000 }],
    [{ priced_by_personal_data: true }, { isPersonalPrice: true }],
    [{ expires_on: null }, { expiresOn: null }],
    [{ expires_on: '2031-11-20' }, { expiresOn: { day: '2031-11-20' } }],
    [{ expires_on: 'in five years' }, { expiresOn: { day: null } }],
  ])('is read with %j', (said, expected) => {
    expect(order(said)).toMatchObject(expected)
  })
})

describe('CHK-08 a subscription', () => {
  it('has its interval, its next charge and its terms', () => {
    expect(order(monthly).billing).toEqual({
      interval: 'monthly',
      monthlyDay: 21,
      nextCharge: '2026-12-21',
      cancelTerms: 'Cancel at any time.',
    })
    expect(order({ ...monthly, billing_interval: 'yearly' }).billing).toEqual({
      interval: 'yearly',
      nextCharge: '2026-12-21',
      cancelTerms: 'Cancel at any time.',
    })
  })

  it.each([
    [{ next_charge_on: null }, false],
    [{ next_charge_on: 'soon' }, false],
    [{ next_charge_on: '2026-02-30' }, false],
    [{ cancel_terms: null }, false],
    [{ cancel_terms: '' }, false],
    [{ billing_interval: 'weekly' }, false],
    [{ billing_interval: 'month' }, true],
    [{ billing_interval: 'year' }, true],
    [{}, true],
  ])('is sold only with all of its terms: %j', (said, isWhole) => {
    expect(isSold({ ...monthly, ...said })).toBe(isWhole)
    if (!('billing_interval' in said)) expect(isSold({ ...monthly, billing_interval: 'yearly', ...said })).toBe(isWhole)
  })

  it.each([
    [1, 'on the 1st of each month'],
    ['15', 'on the 15th of each month'],
    [28, 'on the 28th of each month'],
    [29, 'on the 29th of each month (a shorter month on its last day)'],
    [31, 'on the 31st of each month (a shorter month on its last day)'],
    [null, 'once a month'],
    [0, 'once a month'],
    [32, 'once a month'],
    [1.5, 'once a month'],
  ])('reads a billing day of %j as %j', (day, said) => {
    expect(renewalText(order({ ...monthly, monthly_billing_day: day }))).toBe(
      `Then $60.00 ${said} until you cancel, next on December 21, 2026. Cancel at any time.`,
    )
  })

  it('says when it renews each year', () => {
    expect(renewalText(order({ ...monthly, billing_interval: 'yearly' }))).toBe(
      'Then $60.00 once a year until you cancel, next on December 21, 2026. Cancel at any time.',
    )
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd')
  })

  it('is a single payment without an interval, which never renews', () => {
    const once = order({ ...monthly, billing_interval: null })
    expect([once.billing, renewalText(once)]).toEqual([{ interval: 'once' }, null])
  })
})

describe('CHK-03 CHK-04 the signed-in user', () => {
  const first = { id: 'pm_1', brand: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 }
  const second = { id: 2, brand: 'Amex', last_four: 5, exp_month: '12', exp_year: '2031' }
  const user = { email: 'maya@mail.example', first_name: 'Maya', last_name: 'Lindqvist', credit_cards: [first, second] }
  const member = (said: object) => z.parse(memberResponse, { user: { ...user, ...said } })

  it('NET-14 has or has not the app, and is read whatever else the server says of them', () => {
    expect([member({ is_app_installed: true }).hasApp, member({}).hasApp]).toEqual([true, false])
    const unused = { email_verified_at: 7, phone_verified_at: {}, dietary_restrictions: ['vegan'] }
    expect(member(unused)).toEqual(member({}))
  })

  it('has a name, an address and every card, in the order of the server', () => {
    const active = { subscription: { name: 'Dining credit', billing_interval: 'yearly' }, subscription_status: 'active' }
    expect(member({ ...active, referral: { give: '20.00', get: 10, min_spend: '60' } })).toEqual({
      subscription: { name: 'Dining credit', interval: 'yearly', levelId: null },
      hasApp: false,
      referral: { give: 2_000, get: 1_000, minSpend: 6_000 },
      email: 'maya@mail.example',
      firstName: 'Maya',
      lastName: 'Lindqvist',
      cards: [
        { id: 'pm_1', brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } },
        { id: '2', brand: 'Amex', lastFour: '0005', expires: { month: 12, year: 2031 } },
      ],
    })
  })

  it.each([
    [
      { first_name: null, last_name: 7 },
      { firstName: '', lastName: '' },
    ],
    [{ credit_cards: null }, { cards: [] }],
  ])('can pay without %j', (said, expected) => {
    expect(member(said)).toMatchObject(expected)
  })

  it.each([{ email: '' }, { email: null }])('is not read with %j', (invalid) => {
    expect(z.safeParse(memberResponse, { user: { ...user, ...invalid } }).success).toBe(false)
  })
})

it('CHK-08 offers the subscriptions that can be read, and no single payments', () => {
  const sold = [option, { ...option, ...monthly, cancel_terms: null }, { ...option, ...monthly, cancel_terms: ' ' }, null]
  const last = { ...option, ...monthly, id: 'b' }
  const offered = z.parse(subscriptionsResponse, { purchase_options: [...sold, last] })
  expect(offered).toMatchObject([{ option: { kind: 'ico', id: 'b' }, billing: { interval: 'monthly' } }])
})
