import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import type { CheckoutEvent } from './checkout.ts'
import { orderResponse } from './orderWire.ts'
import { after, repriced } from './testing/events.ts'
import { checkoutWith, details, orderFor } from './testing/examples.ts'
import { isCodeTaken } from './total.ts'

const credit = orderFor('credit')
const opened = checkoutWith(credit)
const costs = (pay: number) =>
  ({ type: 'loadOrderAnswered', answer: answered({ ...credit, pay: cents(pay) }) }) as const satisfies CheckoutEvent
const atCard = after(opened, details)

describe('CHK-04 the total that a buyer agrees to', () => {
  it('is shown again if it could not be read', () => {
    const unread = after(atCard, repriced, { type: 'loadOrderAnswered', answer: failed({ kind: 'offline' }) })
    expect(unread).toMatchObject({
      status: 'payment',
      visit: { order: { pay: 5_000 } },
      notice: 'The price has changed. We could not read the new total, and nothing was charged. Please try again.',
    })
  })

  it.each([404, 410])('does not exist if the option is no longer sold: %d', (status) => {
    expect(after(atCard, repriced, { type: 'loadOrderAnswered', answer: refused(null, status) })).toMatchObject({ status: 'expired' })
  })

  it('is reported if a reload finds another one, until the buyer pays', () => {
    const notice = 'The price was $50.00, and is $500.00 now. Nothing was charged: please look at the total before you pay.'
    const read = after(atCard, { type: 'reloaded' }, costs(50_000))
    expect(read).toMatchObject({ status: 'payment', notice })
    expect(after(read, { type: 'paymentBegun' })).toMatchObject({ status: 'payment', notice: null })
    expect(after(atCard, { type: 'reloaded' }, costs(5_000))).toMatchObject({ status: 'payment', notice: null })
    expect(after(atCard, repriced, { type: 'reloaded' }, costs(50_000))).toMatchObject({ status: 'payment', notice })
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
})
