import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answered } from '../shared/api/answers/answer.ts'
import { subscriptionsResponse } from './wire/orderWire.ts'
import { orderFor } from './examples/examples.ts'
import { transition } from './transition.ts'
import { begin } from './states/opening.ts'

const once = { kind: 'ico', id: 'a', product: 'credit', name: 'Credit', amount: 40, amount_to_charge: 40, credit_to_give: 50 }
const monthly = { ...once, id: 'b', billing_interval: 'monthly', next_charge_on: '2026-12-21', cancel_terms: 'Cancel at any time.' }

it('CHK-08 offers the subscriptions that can be read, and no single payments', () => {
  const offered = z.parse(subscriptionsResponse, {
    purchase_options: [once, { ...monthly, cancel_terms: null }, { ...monthly, cancel_terms: ' ' }, null, monthly],
  })
  expect(offered).toMatchObject([{ option: { kind: 'ico', id: 'b' }, billing: { interval: 'monthly' } }])
})

const link = { option: { kind: 'ico', id: 'a' }, promoCode: null } as const
const read = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
const billing = { interval: 'yearly', nextCharge: '2027-11-20', cancelTerms: 'Cancel in the app.' } as const

it('CHK-08 sells only subscriptions at their own address, also after a reload', () => {
  const [loading] = begin({ link, isMember: false, timeZone: 'UTC', mustRenew: true })
  const [refused] = transition(loading, read)
  expect(refused).toMatchObject({ status: 'notSubscription', order: { name: 'Something good' } })
  expect(transition(refused, { type: 'reloaded' })).toEqual([loading, { type: 'loadOrder', link }])
  expect(transition(loading, { ...read, answer: answered({ ...orderFor('credit'), billing }) })).toMatchObject([{ status: 'checkout' }])
})
