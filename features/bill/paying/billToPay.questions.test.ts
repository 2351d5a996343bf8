import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { calculateBreakdown } from '../sums/breakdown.ts'
import { partPaidTicket, ticket } from '../examples/bill.ts'
import { getQuestions, ofRise, ofUntold } from './billToPay.ts'
import type { Ticket } from '../ticket.ts'

const asked = (bill: Ticket, tip = cents(0), payer: 'guest' | 'manager' = 'guest') => {
  const breakdown = calculateBreakdown(bill, { split: null, offer: cents(0), cash: cents(0), tip })
  return getQuestions({ bill, tip, breakdown, payer })
}

it('asks about a bill of which more is due than its total, before anything is paid', () => {
  expect([asked(ticket), asked(partPaidTicket)]).toEqual([[], []])
  expect(asked({ ...ticket, due: cents(1_097_88) })).toMatchObject([
    {
      about: 'bill',
      title: 'Is $1,097.88 right for this bill?',
      text: 'Its lines come to $103.68, and the restaurant asks for $1,097.88. Please ask your server before you pay.',
      confirmLabel: 'Pay $1,097.88',
      cancelLabel: 'Do not pay',
    },
  ])
})

it('MGR-18 asks a manager to look at the till, or to ask the guest', () => {
  const [bill, tip] = asked({ ...ticket, due: cents(200_00) }, cents(250_00), 'manager')
  expect(bill?.text).toMatch(/Please look at the check in the till first\.$/)
  expect(tip?.text).toBe('That is a high tip for $200.00. Please ask the guest. The card is charged $450.00 in all.')
})

it('asks a guest about their own card, and again where another sum is charged', () => {
  const ofTip = (tip: number) => asked(ticket, cents(tip))[0]
  expect(ofTip(250_00)).toMatchObject({
    title: 'Is a tip of $250.00 right?',
    text: 'That is a high tip for $103.68. Your card is charged $353.68 in all.',
    confirmLabel: 'Pay $353.68',
    cancelLabel: 'Change the tip',
  })
  expect(ofTip(250_00)?.id).toBe(ofTip(250_00)?.id)
  expect(ofTip(260_00)?.id).not.toBe(ofTip(250_00)?.id)
  const ofBill = (due: number) => asked({ ...ticket, due: cents(due) })[0]
  expect(ofBill(200_00)?.id).not.toBe(ofBill(300_00)?.id)
})

it('asks about a bill that has risen since it was opened, and about none that has fallen', () => {
  const breakdown = calculateBreakdown(ticket, { split: null, offer: cents(0), cash: cents(0), tip: cents(0) })
  expect(ofRise({ due: cents(50_00), part: cents(50_00) }, ticket, breakdown)).toMatchObject([
    {
      title: 'Your bill is $103.68 now',
      text: 'Your bill was $50.00, and is $103.68 now. You were not charged: please look at the total before you pay.',
      confirmLabel: 'Pay $103.68',
    },
  ])
  expect(ofRise({ due: ticket.due, part: ticket.due }, partPaidTicket, breakdown)).toEqual([])
})

it('SPL-01 asks about a part that has risen while others paid: less is due, and the guest pays more', () => {
  const bill = { ...ticket, total: cents(140_00), due: cents(88_16) }
  const breakdown = calculateBreakdown(bill, { split: cents(70_00), offer: cents(0), cash: cents(0), tip: cents(0) })
  expect(ofRise({ due: ticket.due, part: cents(51_84) }, bill, breakdown)).toMatchObject([
    {
      about: 'bill',
      title: 'Your part is $70.00 now',
      text: 'Your part was $51.84, and is $70.00 now. You were not charged: please look at the total before you pay.',
      confirmLabel: 'Pay $70.00',
      cancelLabel: 'Do not pay',
    },
  ])
  expect(ofRise({ due: ticket.due, part: cents(70_00) }, bill, breakdown)).toEqual([])
})

it.each([-10_00, -1, 0])('SPL-01 asks about a risen part where the whole bill has changed by %i cents, and about no other', (change) => {
  const bill = { ...ticket, due: cents(ticket.due + change) }
  const breakdown = calculateBreakdown(bill, { split: cents(50_00), offer: cents(0), cash: cents(0), tip: cents(0) })
  const titles = (part: number) => ofRise({ due: ticket.due, part: cents(part) }, bill, breakdown).map(({ title }) => title)
  expect([49_99, 50_00, 50_01].map(titles)).toEqual([['Your part is $50.00 now'], [], []])
})

it('POS-12 asks before a bill is paid again of which the server has a payment that the till does not know', () => {
  const lastPayment = { id: 'payment-7', amount: cents(78_68), at: new Date(2026, 10, 20, 18, 31).getTime(), tillKnows: false }
  const questionOf = (last: Ticket['lastPayment']) => ofUntold({ ...ticket, lastPayment: last }, cents(103_68))
  expect(questionOf(lastPayment)).toMatchObject([{ about: 'paidBefore', title: 'Pay this again?', confirmLabel: 'Pay $103.68 again' }])
  expect(questionOf(lastPayment)[0]?.text).toMatch(
    /^A payment of \$78\.68 was made on Nov 20, 2026, 6:31\sPM\. The restaurant’s till does not know that yet\. .*nothing is owed\.$/,
  )
  expect(questionOf({ ...lastPayment, amount: null, at: null })[0]?.text).toMatch(/^A payment of this bill was made\. /)
  // The till knows of it, or there is none.
  expect([{ ...lastPayment, tillKnows: true }, null].map(questionOf)).toEqual([[], []])
})
