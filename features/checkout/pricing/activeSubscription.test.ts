import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { subscriptionIn } from '../account.ts'
import { alreadySubscribed } from './activeSubscription.ts'
import { memberResponse } from '../wire/memberWire.ts'
import { orderFor } from '../examples/examples.ts'

const user = { email: 'maya@mail.example', first_name: 'Maya', last_name: 'Lindqvist' }
const subscriptionOf = (fields: object) => z.parse(memberResponse, { user: { ...user, ...fields } }).subscription

it.each([
  [
    { subscription_status: 'active', subscription: { name: 'Dining credit', billing_interval: 'monthly' } },
    { name: 'Dining credit', interval: 'monthly', levelId: null },
  ],
  [
    { subscription_status: 'active', subscription: 'Dining credit' },
    { name: 'Dining credit', interval: null, levelId: null },
  ],
  [
    { subscription_status: 'active', subscription_level_id: 7 },
    { name: null, interval: null, levelId: '7' },
  ],
  [{ subscription_status: 'trialing' }, { name: null, interval: null, levelId: null }],
  [{ subscription_status: 'Active' }, { name: null, interval: null, levelId: null }],
  [{ subscription_status: ' PAST DUE ' }, { name: null, interval: null, levelId: null }],
  [
    { subscription_status: 'active', is_freemium_subscriber: false },
    { name: null, interval: null, levelId: null },
  ],
  [{ subscription_status: 'active', is_freemium_subscriber: true, subscription: { name: 'Free dining' } }, null],
  [{ subscription_status: { state: 'active' } }, null],
  [
    { subscription_status: 'active', subscription: { name: 7, billing_interval: 'weekly' } },
    { name: null, interval: null, levelId: null },
  ],
  [{ subscription_status: 'canceled', subscription: { name: 'Dining credit' } }, null],
  [{ subscription_status: null, subscription: null }, null],
  [{}, null],
] as const)('CHK-11 reads %j as an active subscription or none', (fields, read) => expect(subscriptionOf(fields)).toEqual(read))

const monthly = {
  option: { kind: 'ico', id: 'ico-monthly' },
  billing: { interval: 'monthly', monthlyDay: 21, nextCharge: '2026-12-21', cancelTerms: '' },
} as const

it('CHK-11 names an active subscription before another one is sold, and nothing else', () => {
  const active = { name: 'Dining credit', interval: 'monthly', levelId: '7' } as const
  expect(alreadySubscribed(monthly, active)).toBe(
    'Your subscription “Dining credit” is active, charged every month. If you continue, you pay for this one as well.',
  )
  expect(alreadySubscribed(monthly, { name: null, interval: null, levelId: null })).toBe(
    'Your subscription is active. If you continue, you pay for this one as well.',
  )
  expect(alreadySubscribed(monthly, subscriptionIn({ kind: 'notRead' }))).toBe(
    'We could not read your account. If you have a subscription, you pay for this one as well.',
  )
  expect(alreadySubscribed(monthly, { ...active, levelId: 'ico-monthly' })).toBe(
    'You have this subscription already. If you continue, you pay for it twice.',
  )
  expect(alreadySubscribed(monthly, null)).toBeNull()
  expect(alreadySubscribed(orderFor('credit'), active)).toBeNull()
})
