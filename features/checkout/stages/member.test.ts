import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { subscriptionIn } from '../account.ts'
import { after } from '../examples/events.ts'
import { checkoutWith, details, memberOf, orderFor } from '../examples/examples.ts'
import { alreadySubscribed } from '../screens/MemberNotes.tsx'
import { transition } from '../transition.ts'
import { memberResponse } from '../wire/memberWire.ts'

const opened = checkoutWith(orderFor('credit'))
const known = { type: 'loadMemberAnswered', answer: answered(memberOf()) } as const

const reload = { type: 'reloaded' } as const
const orderRead = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
const lost = { type: 'loadMemberAnswered', answer: failed({ kind: 'offline' }) } as const
const unknown = { type: 'loadMemberAnswered', answer: refused('Please sign in again.', 401) } as const
const reading = after(opened, known, reload, orderRead)

it.each([
  ['the member was being read', reading, [reload]],
  ['the last read failed', reading, [lost, reload]],
  ['the member was being read at the card', after(opened, known, details, reload, orderRead), [reload]],
  ['the last read failed at the card', after(opened, known, details, reload, orderRead), [lost, reload]],
] as const)('CHK-03 a reload reads the member again if %s', (_, state, events) => {
  expect(transition(after(state, ...events), orderRead)[1]).toEqual({ type: 'loadMember' })
})

it.each([429])('CHK-03 a reload reads the member again after %d, which is no final answer', (status) => {
  const undecided = { type: 'loadMemberAnswered', answer: refused('One moment.', status) } as const
  expect(transition(after(reading, undecided, reload), orderRead)[1]).toEqual({ type: 'loadMember' })
})

const readingAtCard = after(opened, known, details, reload, orderRead)
const signsIn = { type: 'signInChosen' } as const
const back = { type: 'back' } as const

it.each([
  ['from the card to their details', readingAtCard, [], back, 'checkout'],
  ['from signing in', reading, [signsIn], back, 'checkout'],
  ['after the last read failed', readingAtCard, [lost], back, 'checkout'],
] as const)('CHK-03 a member who is not read yet is read again when the buyer comes back %s', (_, state, events, last, status) => {
  const [next, ...commands] = transition(after(state, ...events), last)
  expect([next.status, commands]).toEqual([status, [{ type: 'loadMember' }]])
})

it.each([
  ['the server does not know the token', [unknown, reload]],
  ['they have signed out', [{ type: 'signedOutAnywhere', wasSignedIn: false }, reload]],
  ['the buyer has gone on without them', [details, reload]],
] as const)('CHK-03 a member is not read again if %s', (_, events) => {
  expect(transition(after(reading, ...events), orderRead)[1]).toBeUndefined()
})

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
