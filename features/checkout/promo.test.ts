import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { after } from './examples/events.ts'
import { buyer, checkoutWith, details, memberOf, orderFor } from './examples/examples.ts'
import { transition } from './transition.ts'
import { begin } from './opening.ts'

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
  it('is paid by the price that the server answered, and read again with a reload', () => {
    const atCard = after(pricing, priced, details)
    expect(atCard).toMatchObject({ status: 'payment', visit: { order: { pay: 4_000, promoCode: 'FEAST' }, askedCode: 'FEAST' } })
    expect(transition(atCard, { type: 'reloaded' })[1]).toEqual({ type: 'loadOrder', link: { option: order.option, promoCode: 'FEAST' } })
  })
  it('can be taken back', () => {
    const without = { type: 'loadOrderAnswered', answer: answered(order) } as const
    expect(after(pricing, priced, { type: 'promoSubmitted', code: null }, without)).toEqual(opened)
  })
  it.each([
    [refused('This promo code has ended.', 422), 'This promo code has ended.'],
    [refused(null, 404), 'We did not find this. It may have been deleted.'],
    [failed({ kind: 'offline' }), 'You seem to be offline. Nothing you typed is lost: try again when you are connected.'],
    [failed({ kind: 'malformed' }), 'We got an answer that we could not read. Nothing you typed is lost: please try again in a moment.'],
  ])('leaves the price as it was after %j, and says why', (answer, message) => {
    expect(after(pricing, { type: 'loadOrderAnswered', answer })).toEqual({ ...opened, promo: { phase: 'refused', message } })
  })
  it('lets nobody go on to pay before its price is read', () => {
    expect(transition(pricing, details)).toEqual([pricing])
  })
  it('stays asked for while the buyer types, and while a member is read', () => {
    const read = { type: 'loadMemberAnswered', answer: answered(memberOf()) } as const
    expect(after(pricing, { type: 'buyerTyped', draft: buyer }, read)).toMatchObject({ promo: { phase: 'sending', code: 'FEAST' } })
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
  it('lets the buyer go on at once where nothing new is typed, and after a code without effect', () => {
    expect(after(opened, { type: 'promoTyped', code: 'FEAST' }, { type: 'promoTyped', code: ' ' }, details)).toEqual(after(opened, details))
    const without = { type: 'loadOrderAnswered', answer: answered(order) } as const
    expect(after(opened, { type: 'promoTyped', code: 'FEAST' }, details, without, details)).toMatchObject({
      status: 'payment',
      visit: { order },
    })
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
    expect(after(typedAlone, { type: 'signInAnswered', answer: answered(memberOf()) })).toMatchObject({ status: 'checkout', visit })
  })
  it('changes nothing if no code was asked for', () => {
    expect(after(opened, priced)).toBe(opened)
  })
})

it('CHK-03 a link whose code is refused opens at the price without it, and says why', () => {
  const link = { option: order.option, promoCode: 'AUTUMN10' }
  const [loading] = begin({ link, isMember: false, timeZone: 'America/Chicago' })
  const [again, read] = transition(loading, { type: 'loadOrderAnswered', answer: refused('This promo code has ended.', 422) })
  expect(read).toEqual({ type: 'loadOrder', link: { ...link, promoCode: null } })
  const without = after(again, { type: 'loadOrderAnswered', answer: answered(order) })
  expect(without).toMatchObject({ status: 'checkout', promo: { message: 'This promo code has ended.' }, visit: { order, askedCode: null } })
  expect(after(loading, { type: 'loadOrderAnswered', answer: refused('Not today.', 422) })).toMatchObject({ status: 'failed' })
})
