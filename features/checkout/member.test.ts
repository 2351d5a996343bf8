import { expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/answer.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import { checkoutWith, details, memberOf, orderFor } from './testing/examples.ts'
import { transition } from './transition.ts'

const opened = checkoutWith(orderFor('credit'))
const known = { type: 'loadMemberAnswered', answer: answered(memberOf()) } as const

it('CHK-03 leaves the names that a member has typed, and fills in the others', () => {
  const draft = { email: memberOf().email, firstName: 'Maja', lastName: '' }
  const [typed] = transition(opened, { type: 'buyerTyped', draft })
  expect(transition(typed, known)).toMatchObject([
    { visit: { member: { firstName: 'Maya' }, buyer: { email: draft.email, firstName: 'Maja', lastName: 'Lindqvist' } } },
  ])
})

it('CHK-03 who signs in goes by the names of the account', () => {
  const [typed] = transition(opened, { type: 'buyerTyped', draft: { email: '', firstName: 'Maja', lastName: '' } })
  const [signingIn] = transition(typed, { type: 'signInChosen' })
  expect(transition(signingIn, { type: 'signInAnswered', answer: answered(memberOf()) })).toMatchObject([{ visit: { buyer: { firstName: 'Maya' } } }])
})

const reload = { type: 'reloaded' } as const
const anew = { type: 'loadOrderAnswered', answer: answered(orderFor('credit')) } as const
const lost = { type: 'loadMemberAnswered', answer: failed({ kind: 'offline' }) } as const
const unknown = { type: 'loadMemberAnswered', answer: refused('Please sign in again.', 401) } as const
const after = (start: CheckoutState, ...events: readonly CheckoutEvent[]) => events.reduce((state, event) => transition(state, event)[0], start)
const reading = after(opened, known, reload, anew)

it.each([
  ['they were being read', reading, [reload]],
  ['nothing was heard of them', reading, [lost, reload]],
  ['they were being read at the card', after(opened, known, details, reload, anew), [reload]],
  ['nothing was heard of them at the card', after(opened, known, details, reload, anew), [lost, reload]],
] as const)('CHK-03 a member is read again by another reload where %s', (_, state, events) => {
  expect(transition(after(state, ...events), anew)[1]).toEqual({ type: 'loadMember', token: 't' })
})

it.each([
  ['the server knows no such token', [unknown, reload]],
  ['they have signed out', [{ type: 'signedOut' }, reload]],
  ['the buyer has gone on without them', [details, reload]],
] as const)('CHK-03 a member is not read again where %s', (_, events) => {
  expect(transition(after(reading, ...events), anew)[1]).toBeUndefined()
})
