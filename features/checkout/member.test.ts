import { expect, it } from 'vitest'
import { answered } from '../shared/answer.ts'
import { checkoutWith, memberOf, orderFor } from './testing/examples.ts'
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
