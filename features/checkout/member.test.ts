import { expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answers/answer.ts'
import { checkoutWith, details, memberOf, orderFor } from './examples/examples.ts'
import { transition } from './transition.ts'
import { after } from './examples/events.ts'

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

it.each([408, 409, 425, 429])('CHK-03 a reload reads the member again after %d, which is no final answer', (status) => {
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

it('CHK-03 a member is read once, and not again while the buyer stays or once they are known', () => {
  expect(transition(readingAtCard, { type: 'paymentBegun' })).toHaveLength(1)
  expect(transition(after(readingAtCard, known), back)).toHaveLength(1)
})

it.each([
  ['the server does not know the token', [unknown, reload]],
  ['they have signed out', [{ type: 'signedOutAnywhere' }, reload]],
  ['the buyer has gone on without them', [details, reload]],
] as const)('CHK-03 a member is not read again if %s', (_, events) => {
  expect(transition(after(reading, ...events), orderRead)[1]).toBeUndefined()
})
