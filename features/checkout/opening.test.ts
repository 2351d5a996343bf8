import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answers/answer.ts'
import { failureText } from '../shared/api/answers/failureText.ts'
import type { CheckoutEvent } from './events.ts'
import { buyer, checkoutWith, orderFor, present } from './examples/examples.ts'
import { link, member, states } from './examples/states.ts'
import { begin } from './opening.ts'
import { transition } from './transition.ts'
import { after } from './examples/events.ts'

const { loading, reading, signIn, unknownOption } = states
const idle = { phase: 'idle' }
const password = { type: 'signInSubmitted', email: buyer.email, password: 'dinner4two' } as const
const reloaded = { type: 'reloaded' } as const
const orderAnswered = (answer: Extract<CheckoutEvent, { type: 'loadOrderAnswered' }>['answer']) =>
  ({ type: 'loadOrderAnswered', answer }) as const
const signedInAs = (of: Partial<typeof member>) => ({ type: 'signInAnswered', answer: answered({ ...member, ...of }) }) as const
const readAs = (of: Partial<typeof member>) => ({ type: 'loadMemberAnswered', answer: answered({ ...member, ...of }) }) as const

describe('CHK-01 an order that cannot be shown', () => {
  it.each([
    [refused('Gone.', 404), { status: 'unknownOption' }],
    [refused('Gone.', 410), { status: 'unknownOption' }],
    [refused('No.', 403), { status: 'failed', cause: { kind: 'refused', status: 403 } }],
    [failed({ kind: 'server' }), { status: 'failed', cause: { kind: 'server' } }],
  ])('is reported after %j', (answer, state) => {
    expect(after(loading, orderAnswered(answer))).toMatchObject(state)
  })

  it('is read again when the buyer asks for it, and after a reload', () => {
    expect(transition(states.failed, { type: 'retry' })[1]).toMatchObject({ type: 'loadOrder' })
    for (const state of [loading, states.failed, states.notSubscription, unknownOption])
      expect(transition(state, reloaded)[1]).toMatchObject({ type: 'loadOrder' })
  })

  it('is asked for once without its code, and no more', () => {
    const about = orderAnswered(refused('This code has ended.', 422))
    const [without, command] = transition(loading, about)
    expect(command).toEqual({ type: 'loadOrder', link: { option: link.option, promoCode: null } })
    expect(transition(without, about)).toMatchObject([{ status: 'failed' }])
    // No answer says nothing about the code.
    expect(transition(loading, orderAnswered(failed({ kind: 'offline' })))).toHaveLength(1)
  })

  it('stays unknown after a reload if the address names no option', () => {
    expect(transition({ status: 'unknownOption', opening: null }, reloaded)).toEqual([{ status: 'unknownOption', opening: null }])
    expect(after(unknownOption, reloaded)).toEqual(loading)
  })
})

it('CHK-01 needs an option', () => {
  expect(begin({ link: { option: null, promoCode: null }, isMember: false, timeZone: 'UTC' })).toEqual([
    { status: 'unknownOption', opening: null },
  ])
})

it('CHK-05 a gift that was written before it is paid outlives a reload', () => {
  const written = after(checkoutWith(orderFor('giftCard')), { type: 'presentTyped', present }, reloaded)
  expect(after(written, orderAnswered(answered(orderFor('giftCard'))))).toMatchObject({ status: 'checkout', visit: { present } })
})

it('CHK-08 sells only subscriptions at their own address, also after a reload', () => {
  const billing = { interval: 'yearly', nextCharge: '2027-11-20', cancelTerms: 'Cancel in the app.' } as const
  const [first] = begin({ link, isMember: false, timeZone: 'UTC', mustRenew: true })
  const [refusal] = transition(first, orderAnswered(answered(orderFor('credit'))))
  expect(refusal).toMatchObject({ status: 'notSubscription', order: { name: 'Something good' } })
  expect(transition(refusal, reloaded)).toEqual([first, { type: 'loadOrder', link }])
  expect(after(first, orderAnswered(answered({ ...orderFor('credit'), billing })))).toMatchObject({ status: 'checkout' })
})

describe('CHK-03 signing in', () => {
  it('keeps the address that was sent, and no password', () => {
    const sending = after(signIn, password)
    expect(sending).toMatchObject({ email: buyer.email, submission: { phase: 'sending' } })
    expect(after(sending, password)).toBe(sending)
    expect(after(sending, reloaded)).toMatchObject({ email: buyer.email, submission: idle })
    expect(JSON.stringify(sending)).not.toContain('dinner4two')
  })

  it('shows an error', () => {
    const invalid = after(signIn, password, { type: 'signInAnswered', answer: refused('Wrong password.', 401) })
    expect(invalid).toMatchObject({ status: 'signIn', email: buyer.email, submission: { phase: 'refused', message: 'Wrong password.' } })
    const lost = after(signIn, password, { type: 'signInAnswered', answer: failed({ kind: 'offline' }) })
    expect(lost).toMatchObject({ submission: { message: failureText({ kind: 'offline' }) } })
  })

  it('starts with the address that was typed before', () => {
    expect(after(reading, { type: 'buyerTyped', draft: { ...buyer, lastName: '' } }, { type: 'signInChosen' })).toMatchObject({
      status: 'signIn',
      email: buyer.email,
      submission: idle,
    })
  })

  const typed = (names: object) => after(reading, { type: 'buyerTyped', draft: { email: '', firstName: '', lastName: '', ...names } })
  const here = typed({ firstName: 'Ada', lastName: 'Moreau' })
  const atSignIn = after(here, { type: 'signInChosen' })

  it.each([
    ['signs in', atSignIn, signedInAs({}), { firstName: 'Maya', lastName: 'Lindqvist' }],
    ['signs in without a first name', atSignIn, signedInAs({ firstName: '' }), { firstName: 'Ada', lastName: 'Lindqvist' }],
    ['signs in without a last name', atSignIn, signedInAs({ lastName: '' }), { firstName: 'Maya', lastName: 'Moreau' }],
    ['is recognized', here, readAs({}), { firstName: 'Ada', lastName: 'Moreau' }],
    ['is recognized after a first name', typed({ firstName: 'Maja' }), readAs({}), { firstName: 'Maja', lastName: 'Lindqvist' }],
    ['is recognized before anything is typed', reading, readAs({}), { firstName: 'Maya', lastName: 'Lindqvist' }],
  ] as const)('a member who %s gets these names', (_, state, event, names) => {
    expect(transition(state, event)).toMatchObject([
      {
        status: 'checkout',
        visit: { account: { kind: 'member', member: { cards: member.cards } }, buyer: { email: 'maya@mail.example', ...names } },
      },
    ])
  })

  it('leads back from a forgotten password, with the address', () => {
    const forgot = after(atSignIn, { type: 'forgotChosen', email: buyer.email })
    expect(forgot).toMatchObject({ status: 'forgotPassword', email: buyer.email })
    for (const type of ['forgotLeft', 'back'] as const)
      expect(after(forgot, { type, email: buyer.email })).toMatchObject({ status: 'signIn', email: buyer.email, submission: idle })
  })

  it('keeps a buyer with another address a guest', () => {
    const typedOther = after(reading, { type: 'buyerTyped', draft: buyer })
    expect(after(typedOther, readAs({}))).toMatchObject({ visit: { account: { kind: 'none' }, buyer } })
  })
})
