import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import { orderResponse } from './orderWire.ts'
import { isCodeTaken } from './total.ts'
import { charging, checkoutWith, details, orderFor, pay } from './testing/examples.ts'
import { transition } from './transition.ts'
import { after, closed, lost, unknown } from './testing/events.ts'

const credit = orderFor('credit')
const discounted = { ...credit, pay: cents(4_500), promoCode: 'SPRING10' }
const opened = checkoutWith(credit)
const withCode: CheckoutState =
  opened.status === 'checkout' ? { ...opened, visit: { ...opened.visit, order: discounted, askedCode: 'SPRING10' } } : opened
const costs = (pay: number) =>
  ({ type: 'loadOrderAnswered', answer: answered({ ...credit, pay: cents(pay) }) }) as const satisfies CheckoutEvent
const refusedAs = (message: string | null, status: number) =>
  ({ type: 'sendPaymentAnswered', answer: refused(message, status) }) as const satisfies CheckoutEvent
const changed = refusedAs(null, 412)
const codeGone = refusedAs('This promo code is no longer valid.', 422)

describe('CHK-04 the total that a buyer agrees to', () => {
  it('is sent with the purchase', () => {
    const [, command] = transition(after(opened, details, pay), { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm' }) })
    expect(command).toMatchObject({ type: 'sendPayment', request: { agreed: 5_000 } })
  })

  it('is read again if the server asks for another one, and nothing is sent before', () => {
    const [reading, ...commands] = transition(after(opened, ...charging), changed)
    expect(reading).toMatchObject({ status: 'repricing' })
    expect(commands).toEqual([{ type: 'loadOrder', link: { option: credit.option, promoCode: null } }])
    const [asked, ...more] = transition(reading, costs(50_000))
    expect(more).toEqual([])
    expect(asked).toMatchObject({
      status: 'payment',
      visit: { order: { pay: 50_000 } },
      problem: {
        on: 'page',
        message: 'The price has changed. It was $50.00, and is $500.00 now. Nothing was charged: please look at the total before you pay.',
      },
    })
    const [, again] = transition(after(asked, { ...pay, key: 'attempt-2' }), {
      type: 'makePaymentMethodAnswered',
      answer: answered({ id: 'pm' }),
    })
    expect(again).toMatchObject({ type: 'sendPayment', request: { key: 'attempt-2', agreed: 50_000 } })
  })

  it('is read again by the next press if it could not be read', () => {
    const unread = after(opened, ...charging, changed, { type: 'loadOrderAnswered', answer: failed({ kind: 'offline' }) })
    expect(unread).toMatchObject({ status: 'payment', visit: { order: { pay: 5_000 } }, problem: { on: 'page' } })
  })

  it.each([404, 410])('does not exist if the option is no longer sold: %d', (status) => {
    expect(after(opened, ...charging, changed, { type: 'loadOrderAnswered', answer: refused(null, status) })).toMatchObject({
      status: 'expired',
    })
  })

  it('NET-08 is read only after an attempt that was sent twice is closed', () => {
    const again = after(opened, ...charging, lost, unknown, { type: 'retry' }, changed)
    expect(again).toMatchObject({ status: 'paymentUnknown', lookUp: 'closing' })
    expect(transition(again, closed)).toMatchObject([{ status: 'repricing' }, { type: 'loadOrder' }])
  })

  it('is reported if a reload finds another one', () => {
    const read = after(opened, details, { type: 'reloaded' }, costs(50_000))
    expect(read).toMatchObject({
      status: 'payment',
      problem: {
        on: 'page',
        message: 'The price was $50.00, and is $500.00 now. Nothing was charged: please look at the total before you pay.',
      },
    })
    expect(after(opened, details, { type: 'reloaded' }, costs(5_000))).toMatchObject({ status: 'payment', problem: null })
    expect(after(opened, ...charging, changed, { type: 'reloaded' }, costs(50_000))).toMatchObject({
      status: 'payment',
      problem: { on: 'page' },
    })
  })
})

describe('CHK-03 a promo code that is refused at the payment', () => {
  it('is left out of the order, and the new total is read', () => {
    const [reading, ...commands] = transition(after(withCode, ...charging), codeGone)
    expect(commands).toEqual([{ type: 'loadOrder', link: { option: credit.option, promoCode: null } }])
    const asked = after(reading, costs(5_000))
    expect(asked).toMatchObject({
      status: 'payment',
      visit: { askedCode: null, order: { promoCode: null } },
      problem: {
        message:
          'This promo code is no longer valid. Without it the price is $50.00: it was $45.00. Nothing was charged: please look at the total before you pay.',
      },
    })
    const [, again] = transition(after(asked, { ...pay, key: 'attempt-2' }), {
      type: 'makePaymentMethodAnswered',
      answer: answered({ id: 'pm' }),
    })
    expect(again).toMatchObject({ request: { promoCode: null, agreed: 5_000 } })
  })

  it('is not asked for again after a reload', () => {
    expect(transition(after(withCode, ...charging, codeGone), { type: 'reloaded' })[1]).toMatchObject({
      type: 'loadOrder',
      link: { promoCode: null },
    })
  })

  it.each([
    'Your card’s security code is wrong.',
    'The verification code is wrong.',
    'The zip code does not match.',
    'The postal code does not match.',
    'Not here.',
    'Your bank refused the card (code 51).',
    'Incorrect CVC code.',
    'Error code: E17',
    'Response code 05: do not honor.',
    'Wrong PIN code',
  ])('stays if the refusal is about something else: %s', (message) => {
    expect(after(withCode, ...charging, refusedAs(message, 422))).toMatchObject({
      status: 'payment',
      problem: { message },
      visit: { askedCode: 'SPRING10' },
    })
  })

  it.each([
    'This promotion has ended.',
    'Your coupon was used before.',
    'The discount is no longer to be had.',
    'Sorry, that code has ended.',
    'SPRING10: used up',
    'Code spring10 is over.',
  ])('is left out, whatever the refusal calls it: %s', (message) => {
    expect(after(withCode, ...charging, refusedAs(message, 422))).toMatchObject({ status: 'repricing', visit: { askedCode: null } })
  })

  it('cannot be refused for an order without a code', () => {
    expect(after(opened, ...charging, codeGone)).toMatchObject({
      status: 'payment',
      problem: { message: 'This promo code is no longer valid.' },
    })
  })
})

describe('CHK-03 a promo code', () => {
  const wire = { kind: 'ico', id: 'a', product: 'credit', name: 'Credit', amount: 40, amount_to_charge: 36, credit_to_give: 50 }
  const ordered = (code: string) => orderResponse.parse({ purchase_option: { ...wire, code } })

  it('has changed the price also if the server changes its upper and lower case', () => {
    expect(isCodeTaken({ order: ordered('SPRING10'), askedCode: 'spring10' })).toBe(true)
    expect(isCodeTaken({ order: ordered('OTHER'), askedCode: 'spring10' })).toBe(false)
  })
  it('is empty without a letter', () => {
    expect(ordered(' ').promoCode).toBeNull()
  })
})

describe('CHK-03 an order', () => {
  const wire = { kind: 'ico', id: 'a', product: 'credit', name: 'Credit', amount: 40, amount_to_charge: 40, credit_to_give: 50 }

  it.each(['amount', 'amount_to_charge', 'credit_to_give'])('is not sold with a negative %s', (field) => {
    expect(orderResponse.safeParse({ purchase_option: { ...wire, [field]: -1 } }).success).toBe(false)
    expect(orderResponse.safeParse({ purchase_option: { ...wire, [field]: 0 } }).success).toBe(true)
  })

  it('needs no card if there is nothing to pay, now or later', () => {
    const free = { ...credit, pay: cents(0) }
    const billing = { interval: 'yearly', nextCharge: '2027-11-20', cancelTerms: 'Cancel in the app.' } as const
    const pressed = (order: typeof free) => transition(after(checkoutWith(order), details), pay)[1]
    expect(pressed(free)).toMatchObject({ type: 'sendPayment', request: { agreed: 0, paymentMethodId: null } })
    expect(pressed({ ...free, billing })).toMatchObject({ type: 'makePaymentMethod' })
    expect(pressed(credit)).toMatchObject({ type: 'makePaymentMethod' })
  })
})
