import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { calculateBreakdown } from '../sums/breakdown.ts'
import { partPaidTicket, ticket } from '../examples/bill.ts'
import { getQuestions } from './questions.ts'
import type { Ticket } from '../ticket.ts'

const asked = (bill: Ticket, tip = cents(0)) => {
  const breakdown = calculateBreakdown(bill, { split: null, offer: cents(0), cash: cents(0), tip })
  return getQuestions({ bill, tip, breakdown, payer: 'guest' })
}

it('asks about a bill of which more is due than its total, before anything is paid', () => {
  expect([asked(ticket), asked(partPaidTicket)]).toEqual([[], []])
  expect(asked({ ...ticket, due: cents(1_097_88) })).toMatchObject([
    {
      about: 'bill',
      title: 'Is $1,097.88 right for this bill?',
      text: 'Its lines come to $103.68, and the restaurant asks for $1,097.88. Please ask your server before you pay.',
      confirmLabel: 'Pay $1,097.88',
    },
  ])
})

it('MGR-18 asks about a high tip as well', () => {
  expect(asked({ ...ticket, due: cents(200_00) }, cents(250_00)).map(({ about }) => about)).toEqual(['bill', 'tip'])
})
