import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import { validateBillAmount, ticketOfAmount } from './billAmount.ts'
import { changedDue } from '../../payment/agreement.ts'
import { minimalTicketWire, partPaidTicket, ticket } from '../examples/bill.ts'
import { ticketIn } from '../ticket.ts'
import { ticketBody } from '../reading/ticketWire.ts'

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
    expect(changedDue(ticket, ticket)).toBeNull()
    expect(changedDue(ticket, partPaidTicket)).toEqual({
      kind: 'less',
      message: 'Your bill was $103.68, and is $51.84 now. You were not charged: please look at the total before you pay.',
    })
    expect(changedDue(partPaidTicket, ticket)).toMatchObject({ kind: 'more' })
    expect(changedDue(ticket, { ...ticket, due: cents(0) })).toEqual({
      kind: 'paid',
      message: 'Your bill has been paid in the meantime. You were not charged.',
    })
  })
})
