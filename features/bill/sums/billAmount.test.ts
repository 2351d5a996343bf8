import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import { validateBillAmount, ticketOfAmount } from './billAmount.ts'
import { calculateBreakdown } from './breakdown.ts'
import { changedBill, changedPayment } from '../paying/changedBill.ts'
import { minimalTicketWire, partPaidTicket, ticket } from '../examples/bill.ts'
import { ticketIn } from '../ticket.ts'
import { ticketBody } from '../reading/ticketWire.ts'

const none = { offer: cents(0), cash: cents(0), tip: cents(0) }

describe('MGR-06 a typed bill', () => {
  it.each([
    ['$40.00', { kind: 'valid', amount: 4_000 }],
    ['0.00', { kind: 'invalid', message: 'Bill amount must be greater than $0.00' }],
    ['', { kind: 'invalid', message: 'Bill amount must be greater than $0.00' }],
  ])('of %j', (text, expected) => {
    expect(validateBillAmount(typedCents(text), 'USD')).toEqual(expected)
  })

  it('is a ticket that knows no more than its total', () => {
    expect(ticketOfAmount(cents(40_00), 'USD')).toEqual(ticketIn('USD')(z.parse(ticketBody, minimalTicketWire)))
  })
})

describe('POS-14 a bill that has changed before it is paid', () => {
  it('says what was due, and what is due now', () => {
    expect(changedBill(ticket, ticket)).toBeNull()
    expect(changedBill(ticket, partPaidTicket)).toEqual({
      kind: 'less',
      message: 'Your bill was $103.68, and is $51.84 now. You were not charged: please look at the total before you pay.',
    })
    expect(changedBill(partPaidTicket, ticket)).toMatchObject({ kind: 'more' })
    expect(changedBill(ticket, { ...ticket, due: cents(0) })).toEqual({
      kind: 'paid',
      message: 'Your bill has been paid in the meantime. You were not charged.',
    })
  })

  it('or of which other money pays', () => {
    const paysWith = (source: object) => ({ ...ticket, breakdown: { ...calculateBreakdown(ticket, { split: null, ...none }), ...source } })
    expect(changedPayment(paysWith({}), paysWith({}))).toBeNull()
    expect(changedPayment(paysWith({}), { ...paysWith({}), due: cents(51_84) })).toMatchObject({ kind: 'less' })
    for (const source of ['houseAccount', 'offer', 'cash', 'card', 'tip'])
      expect(changedPayment(paysWith({}), paysWith({ [source]: cents(1) }))).toMatchObject({
        kind: 'more',
        message: 'Your bill would be paid in another way now. You were not charged: please look at the total before you pay.',
      })
    expect(changedPayment(paysWith({}), paysWith({ card: cents(90_00), charged: cents(90_00) }))).toEqual({
      kind: 'less',
      message:
        'Your card would have paid $103.68, and would pay $90.00 now. You were not charged: please look at the total before you pay.',
    })
  })
})
