import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { cents } from '../../shared/money/money.ts'
import { after } from '../examples/events.ts'
import { buyer, checkoutWith, details, memberOf, orderFor } from '../examples/examples.ts'
import { member, states } from '../examples/states.ts'
import { transition } from '../transition.ts'

const order = orderFor('credit')
const opened = checkoutWith(order)
const typed = { type: 'promoSubmitted', code: 'FEAST' } as const
const priced = { type: 'loadOrderAnswered', answer: answered({ ...order, pay: cents(4_000), promoCode: 'FEAST' }) } as const
const pricing = after(opened, typed)

describe('CHK-03 a promo code that is typed in the checkout', () => {
  it('is priced by the server, with the same option, and asked for once', () => {
    expect(transition(opened, typed)).toEqual([
      { ...opened, promo: { phase: 'sending', code: 'FEAST', next: null } },
      { type: 'loadOrder', link: { option: order.option, promoCode: 'FEAST' } },
    ])
    expect(transition(pricing, { type: 'promoSubmitted', code: 'OTHER' })).toEqual([pricing])
  })
  it('can be taken back', () => {
    const without = { type: 'loadOrderAnswered', answer: answered(order) } as const
    expect(after(pricing, priced, { type: 'promoSubmitted', code: null }, without)).toEqual(opened)
  })
  it('lets nobody go on to pay before its price is read', () => {
    expect(transition(pricing, details)).toEqual([pricing])
  })
  it('is applied by the buyer who goes on, and paid by its price', () => {
    const [waiting, ...commands] = transition(after(opened, { type: 'promoTyped', code: ' FEAST ' }), details)
    expect(waiting).toMatchObject({ status: 'checkout', promo: { phase: 'sending', code: 'FEAST' } })
    expect(commands).toEqual([{ type: 'loadOrder', link: { option: order.option, promoCode: 'FEAST' } }])
    expect(after(waiting, priced)).toEqual(after(pricing, priced, details))
    expect(after(waiting, priced, { type: 'back' }, details)).toMatchObject({ status: 'payment', visit: { order: { pay: 4_000 } } })
  })
  it.each([
    [refused('This promo code has ended.', 422), { promo: { phase: 'refused', message: 'This promo code has ended.' } }],
    [answered(order), { promo: { phase: 'idle' }, visit: { order, askedCode: 'FEAST' } }],
  ])('keeps the buyer who goes on where it takes nothing off, with its message: %j', (answer, expected) => {
    const typedAlone = after(opened, { type: 'promoTyped', code: 'FEAST' })
    expect(after(typedAlone, details, { type: 'loadOrderAnswered', answer })).toMatchObject({ status: 'checkout', ...expected })
  })
  it('that is changed while the price is read is applied next', () => {
    const changed = after(opened, { type: 'promoTyped', code: 'FEAST' }, details, { type: 'promoTyped', code: 'FEAST2' }, priced)
    expect(changed).toMatchObject({ status: 'checkout', visit: { askedCode: 'FEAST' } })
    expect(after(changed, details)).toMatchObject({ promo: { phase: 'sending', code: 'FEAST2' } })
  })
  it('is still typed after a sign-in, and after a reload', () => {
    const visit = { typedCode: 'FEAST' }
    const typedAlone = after(opened, { type: 'promoTyped', code: 'FEAST' }, { type: 'signInChosen' })
    const reloaded = after(typedAlone, { type: 'back' }, { type: 'reloaded' }, { type: 'loadOrderAnswered', answer: answered(order) })
    expect(reloaded).toMatchObject({ status: 'checkout', visit })
    expect(after(typedAlone, { type: 'back' })).toMatchObject({ status: 'checkout', visit })
    expect(after(typedAlone, { type: 'signedIn' }, { type: 'loadMemberAnswered', answer: answered(memberOf()) })).toMatchObject({
      status: 'checkout',
      visit,
    })
  })
  it('changes nothing if no code was asked for', () => {
    expect(after(opened, priced)).toBe(opened)
  })
})

describe('CHK-03 signing in', () => {
  const { reading } = states
  const readAs = (of: Partial<typeof member>) => ({ type: 'loadMemberAnswered', answer: answered({ ...member, ...of }) }) as const
  const typed = (draft: object) => after(reading, { type: 'buyerTyped', draft: { email: '', firstName: '', lastName: '', ...draft } })

  it.each([
    ['at the sign-in', [{ type: 'signInChosen' }]],
    ['where the session of another one has left it', [{ type: 'signInChosen' }, { type: 'signedOutAnywhere', wasSignedIn: true }]],
  ] as const)('reads the member %s, before the details are shown', (_, before) => {
    const [next, ...commands] = transition(after(typed(buyer), ...before), { type: 'signedIn' })
    expect(next).toMatchObject({ status: 'signIn', visit: { account: { kind: 'awaited' } }, submission: { phase: 'sending' } })
    expect(commands).toEqual([{ type: 'loadMember' }])
    expect(after(next, readAs({}))).toMatchObject({
      status: 'checkout',
      visit: { account: { kind: 'member', member: { cards: member.cards } }, buyer: { email: member.email, firstName: 'Maya' } },
    })
  })

  it('stays, with the reason, where the member cannot be read, and reads them again on the way back', () => {
    const here = after(reading, { type: 'signInChosen' }, { type: 'signedIn' })
    const lost = after(here, { type: 'loadMemberAnswered', answer: failed({ kind: 'offline' }) })
    expect(lost).toMatchObject({ status: 'signIn', submission: { phase: 'refused', message: failureText({ kind: 'offline' }) } })
    expect(transition(lost, { type: 'back' })).toMatchObject([{ status: 'checkout' }, { type: 'loadMember' }])
    expect(after(here, { type: 'reloaded' })).toMatchObject({ status: 'signIn', submission: { phase: 'idle' } })
    // The answer to a read of the details before.
    expect(after(reading, { type: 'signInChosen' }, readAs({}))).toMatchObject({ status: 'signIn', submission: { phase: 'idle' } })
  })

  it.each([
    ['who signs in without a last name', [{ type: 'signInChosen' }, { type: 'signedIn' }], { lastName: '' }, 'Maya', 'Moreau'],
    ['who is recognized after a first name', [], {}, 'Ada', 'Moreau'],
  ] as const)('a member %s gets these names', (_, events, of, firstName, lastName) => {
    const known = after(typed({ firstName: 'Ada', lastName: 'Moreau' }), ...events, readAs(of))
    expect(known).toMatchObject({ status: 'checkout', visit: { buyer: { email: 'maya@mail.example', firstName, lastName } } })
  })

  it('keeps a buyer with another address a guest', () => {
    expect(after(typed(buyer), readAs({}))).toMatchObject({ visit: { account: { kind: 'none' }, buyer } })
  })
})
