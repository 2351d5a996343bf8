import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { purchase as purchaseCall } from '../api.ts'
import type { CheckoutState } from '../checkout.ts'
import { after, boughtWith } from '../examples/events.ts'
import { checkoutWith, details, orderFor } from '../examples/examples.ts'
import { withRights } from './chargeWire.ts'

const whole = {
  id: 'p1',
  amount: 60,
  amount_to_charge: '55.00',
  amount_charged: 54,
  credit_to_give: 70,
  amount_credited: 65.5,
  credit_balance: -3,
  keep_gift_bonus: true,
  billing_interval: 'monthly',
  monthly_billing_day: 15,
  user_email: 'ada.moreau@mail.example',
  new_user: true,
  reset_token: 'reset-1',
  google_wallet_url: 'https://passes.example/save/1',
}

function shownAfter(purchase: unknown, order = orderFor('credit')): CheckoutState {
  const charge = z.parse(purchaseCall.response, { outcome: 'purchased', purchase })
  if (charge.outcome !== 'paid') throw new Error('It is not paid.')
  return after(checkoutWith(order), details, boughtWith(withRights(charge.receipt, (of, name) => ({ of, name }))))
}
const purchaseAfter = (purchase: unknown) => {
  const state = shownAfter(purchase)
  return state.status === 'bought' ? state.purchase : state.status
}

describe('CHK-10 the purchase in the answer', () => {
  it('is confirmed field by field', () => {
    expect(purchaseAfter(whole)).toEqual({
      giftRight: null,
      amount: 6_000,
      toCharge: 5_500,
      charged: 5_400,
      toCredit: 7_000,
      credited: 6_550,
      balance: -300,
      keepsGiftBonus: true,
      billing: { interval: 'monthly', monthlyDay: 15 },
      email: 'ada.moreau@mail.example',
      passes: { apple: null, google: 'https://passes.example/save/1' },
      passwordRight: { of: 'password', name: 'reset-1' },
    })
  })

  it('NET-12 is confirmed without an outcome around it too, if it says what was charged or credited', () => {
    const read = (body: unknown) => z.safeParse(purchaseCall.response, body).data
    expect(read(whole)).toEqual(read({ outcome: 'purchased', purchase: whole }))
    expect(read({ outcome: 'purchased', ...whole })).toEqual(read(whole))
    expect(read({ amount_credited: '10.00' })).toMatchObject({ outcome: 'paid', receipt: { credited: 1_000, charged: null } })
    const { amount_charged: _, amount_credited: __, ...due } = whole
    for (const body of [
      due,
      {},
      { ...whole, outcome: 'pending' },
      { ...whole, requires_action: true },
      { ...whole, client_secret: 'cs_1' },
    ])
      expect(read(body)).toBeUndefined()
    expect(read({ outcome: 'declined', amount_charged: 0 })).toEqual({ outcome: 'declined', code: '' })
  })

  it.each<[object, object | undefined]>([
    [{ amount_charged: '0.01' }, { charged: 1, credited: null }],
    [
      { amount_charged: 0, amount_credited: 10 },
      { charged: 0, credited: 10_00 },
    ],
    [{ amount_charged: 0 }, undefined],
    [{ amount_credited: 0 }, undefined],
    [{ amount_charged: 0, amount_credited: 0 }, undefined],
    // The outcome makes a free order paid.
    [{ outcome: 'purchased', amount_charged: 0 }, { charged: 0 }],
    [{ outcome: 'purchased', amount_credited: 0 }, { credited: 0 }],
    [{ outcome: 'purchased', amount_charged: 5 }, { charged: 5_00 }],
    [
      { outcome: 'purchased', purchase: { user_email: 'maya@mail.example' } },
      { email: 'maya@mail.example', charged: null },
    ],
    [{ outcome: 'purchased' }, { id: null, charged: null, keepsGiftBonus: true, passes: { apple: null, google: null } }],
  ])('NET-12 a purchase of %j is paid only where money or credit has moved, or the outcome says so', (body, receipt) => {
    const { data } = z.safeParse(purchaseCall.response, body)
    if (receipt === undefined) expect(data).toBeUndefined()
    else expect(data).toMatchObject({ outcome: 'paid', receipt })
  })

  it('falls back to the amounts that were due, and then to the order', () => {
    expect(purchaseAfter({ ...whole, amount_charged: null, amount_credited: {} })).toMatchObject({ charged: 5_500, credited: 7_000 })
    const ordered = { amount: 5_000, toCharge: 5_000, charged: 5_000, toCredit: 6_000, credited: 6_000, email: 'ada.moreau@mail.example' }
    for (const said of [{}, null, undefined, [], 'bought']) expect(purchaseAfter(said)).toMatchObject(ordered)
  })

  it.each([
    [{ monthly_billing_day: '15' }, { billing: { interval: 'monthly', monthlyDay: 15 } }],
    [{ monthly_billing_day: '05' }, { billing: { interval: 'monthly', monthlyDay: 5 } }],
    [{ monthly_billing_day: 45 }, { billing: { interval: 'monthly', monthlyDay: null } }],
    [{ billing_interval: 'weekly' }, { billing: { interval: 'once' } }],
    [{ new_user: null }, { passwordRight: null }],
    [{ new_user: false }, { passwordRight: null }],
    [{ reset_token: '' }, { passwordRight: null }],
    [{ billing_interval: 'yearly' }, { billing: { interval: 'yearly' } }],
    [{ billing_interval: 'year' }, { billing: { interval: 'yearly' } }],
    [{ billing_interval: 'month', monthly_billing_day: 3 }, { billing: { interval: 'monthly', monthlyDay: 3 } }],
    [{ new_user: 'true' }, { passwordRight: { name: 'reset-1' } }],
    [{ keep_gift_bonus: null }, { keepsGiftBonus: true }],
    [{ keep_gift_bonus: false }, { keepsGiftBonus: false }],
    [{ keep_gift_bonus: 1 }, { keepsGiftBonus: true }],
    [{ user_email: '' }, { email: 'ada.moreau@mail.example' }],
    [{ user_email: null }, { email: 'ada.moreau@mail.example' }],
    [{ user_email: 7 }, { email: 'ada.moreau@mail.example' }],
    [
      { amount_charged: '54.00', amount_credited: '65.5' },
      { charged: 5_400, credited: 6_550 },
    ],
    [{ amount_charged: -54 }, { charged: 5_500 }],
    [{ credit_balance: 'much' }, { balance: null }],
    [
      { credit_balance: 0, amount_charged: 0 },
      { balance: 0, charged: 0 },
    ],
  ])('NET-08 is confirmed with %j', (said, expected) => {
    expect(purchaseAfter({ ...whole, ...said })).toMatchObject(expected)
  })

  it('CHK-05 without an id is confirmed, and no gift is sent', () => {
    expect(shownAfter({ ...whole, id: 'p1' }, orderFor('giftCard'))).toMatchObject({
      given: { is: 'toSend' },
      purchase: { giftRight: { name: 'p1' } },
    })
    expect(shownAfter({ ...whole, id: 17 }, orderFor('giftCard'))).toMatchObject({ purchase: { giftRight: { name: '17' } } })
    expect(shownAfter({ ...whole, id: {} }, orderFor('giftCard'))).toMatchObject({ given: null, purchase: { charged: cents(5_400) } })
  })

  it('keeps the order’s interval if the answer has none', () => {
    const billing = { interval: 'monthly', monthlyDay: 21, nextCharge: '2026-12-21', cancelTerms: 'Any time.' } as const
    expect(shownAfter({ id: 'p1' }, { ...orderFor('credit'), billing })).toMatchObject({
      status: 'bought',
      purchase: { billing: { interval: 'monthly', monthlyDay: 21 } },
    })
  })

  it('CHK-10 shows the day of the answer also where its interval cannot be read', () => {
    const billing = { interval: 'monthly', monthlyDay: 21, nextCharge: '2026-12-21', cancelTerms: 'Any time.' } as const
    expect(shownAfter({ id: 'p1', billing_interval: 'moon', monthly_billing_day: 3 }, { ...orderFor('credit'), billing })).toMatchObject({
      purchase: { billing: { interval: 'monthly', monthlyDay: 3 } },
    })
  })
})
