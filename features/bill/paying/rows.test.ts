import { describe, expect, it } from 'vitest'
import { ticket } from '../examples/bill.ts'
import { calculateBreakdown } from '../sums/breakdown.ts'
import { cents } from '../../shared/money/money.ts'
import { billNote } from '../screens/BillPage.tsx'
import { type PaymentMade, paidRows } from '../paid/paymentMade.ts'
import { paymentLines } from './rows.ts'

const names = { offerName: null, cashName: 'Dining cash' }
const choice = { split: null, offer: cents(0), cash: cents(0), tip: cents(19_20) }

describe('the lines of a bill', () => {
  it('are named by the restaurant and the check, as far as they are known', () => {
    expect([billNote('Harbor & Rye', '1042'), billNote(null, '1042'), billNote('Harbor & Rye', null), billNote(null, null)]).toEqual([
      'Harbor & Rye · Check 1042',
      'Check 1042',
      'Harbor & Rye',
      null,
    ])
  })
})

describe('the lines of a payment', () => {
  it('SPL-02 have a part beside the whole bill, and what stays due after it', () => {
    const half = calculateBreakdown(ticket, { ...choice, split: cents(51_84) })
    const partOf = ticket.total
    expect(paymentLines(half, { ...names, partOf }, 'USD')[0]).toEqual({
      label: 'Your part',
      amount: 51_84,
      note: 'of $103.68, $51.84 stays due',
    })
    const last = calculateBreakdown({ ...ticket, due: cents(51_84) }, choice)
    expect(paymentLines(last, { ...names, partOf }, 'USD')[0]).toEqual({ label: 'Your part', amount: 51_84, note: 'of $103.68' })
  })

  it('have the balances that make up the cash', () => {
    const cashNote = '$20.00 credit + $5.00 pass'
    const lines = paymentLines(calculateBreakdown(ticket, { ...choice, cash: cents(25_00) }), { ...names, cashNote }, 'USD')
    expect(lines).toContainEqual({ label: 'Dining cash', amount: -25_00, note: cashNote })
  })
})

describe('the lines of a payment that was made', () => {
  const made: PaymentMade = {
    currency: 'USD',
    totals: { charged: cents(97_88), grandTotal: cents(122_88) },
    tip: cents(19_20),
    credits: [{ label: 'Dining cash', amount: cents(25_00) }],
  }
  const bill = [
    { label: 'Bill', amount: '$103.68' },
    { label: 'Tip', amount: '$19.20' },
  ]
  const total = { label: 'Total', amount: '$122.88', tone: 'subtotal' }
  const cash = { label: 'Dining cash', amount: '−$25.00', tone: 'credit' }
  const charged = { label: 'Charged to card', amount: '$97.88', tone: 'subtotal' }

  it('lead from the bill to the card’s charge, and name the card', () => {
    expect(paidRows(made)).toEqual([...bill, total, cash, charged])
    expect(paidRows({ ...made, card: 'Visa ending in 4242' }).at(-1)).toEqual({ ...charged, note: 'Visa ending in 4242' })
  })

  it('call credit by no name where the names do not add up to it', () => {
    const credits = [{ label: 'Dining cash', amount: cents(20_00) }]
    expect(paidRows({ ...made, credits })).toContainEqual({ label: 'Credit', amount: '−$25.00', tone: 'credit' })
  })

  it.each<[string, Partial<PaymentMade>]>([
    ['is not known', { tip: null }],
    ['is none', { tip: cents(0) }],
    ['is more than was paid', { tip: cents(200_00) }],
  ])('have no bill of their own where the tip %s', (_, known) => {
    expect(paidRows({ ...made, ...known })).toEqual([{ label: 'Total', amount: '$122.88' }, cash, charged])
  })

  it('are none where nothing leads to the sum', () => {
    const totals = { charged: cents(97_88), grandTotal: cents(97_88) }
    expect(paidRows({ currency: 'USD', totals, tip: null, credits: [] })).toEqual([])
    expect(paidRows({ ...made, totals: { ...made.totals, grandTotal: null } })).toEqual([])
  })
})
