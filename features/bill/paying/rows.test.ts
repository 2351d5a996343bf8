import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { billLines, billRows, paymentLines, paymentRows, rowsBelowBill } from './rows.ts'
import { type PaymentChoice, calculateBreakdown } from '../sums/breakdown.ts'
import { zeroCents, sumOf } from '../sums/arithmetic.ts'
import { linesTicket } from '../examples/lines.ts'
import { feeTicket, gratuityTicket, ticket } from '../examples/bill.ts'

const money = fc.integer({ min: 0, max: 500_000 }).map(cents)
const signed = fc.integer({ min: -50_000, max: 500_000 }).map(cents)

describe('POS-16 the itemised bill', () => {
  it('lists items, charges, delivery and taxes', () => {
    const delivered = { ...gratuityTicket, deliveryFee: cents(5_00), total: cents(125_96) }
    expect(billRows(delivered)).toEqual({
      rows: [
        { label: '2 × Grilled octopus', amount: '$44.00', tone: 'charge' },
        { label: 'Sea bass', amount: '$38.00', tone: 'charge' },
        { label: 'Lemon tart', amount: '$14.00', tone: 'charge' },
        { label: 'Gratuity (18%)', amount: '$17.28', tone: 'charge' },
        { label: 'Delivery fee', amount: '$5.00', tone: 'charge' },
        { label: 'Sales tax', amount: '$7.68', tone: 'charge' },
      ],
      sum: { label: 'Bill total', amount: '$125.96' },
    })
  })

  it.each([
    [{ lineItems: [] }, { label: 'Food and drinks', amount: 9_600 }],
    [{ total: cents(110_00) }, { label: 'Other charges', amount: 632 }],
    [{ total: cents(100_00) }, { label: 'Adjustments', amount: -368 }],
  ])('gives what the lines do not explain a line of its own: %j', (said, expected) => {
    expect(billLines({ ...ticket, ...said }).at(-1)).toEqual({ quantity: null, ...expected })
  })

  it('LAW-04 LAW-08 says what a charge is for and how it is distributed under its line, where the restaurant says it', () => {
    expect(billRows(feeTicket).rows.slice(3, 5)).toEqual([
      {
        label: 'Kitchen fee',
        amount: '$4.80',
        tone: 'charge',
        note: '5%. For the health insurance of the kitchen team. Goes to: the kitchen team.',
      },
      { label: 'Charge', amount: '$2.00', tone: 'charge' },
    ])
  })

  it('SPL-01 names the lines that a payment is of', () => {
    const { rows } = billRows(linesTicket, ['line-2'])
    expect(rows.flatMap(({ label, note }) => (note === 'Paid here' ? [label] : []))).toEqual(['Sea bass'])
  })

  it('has no line for a delivery that is free', () => {
    expect(billLines(ticket).map(({ label }) => label)).toEqual(['Grilled octopus', 'Sea bass', 'Lemon tart', 'Sales tax'])
  })

  it('shows a discount as a credit', () => {
    const [item, free] = [
      { id: null, name: 'Happy hour', quantity: 1, amount: cents(-5_00), paid: false },
      { id: null, name: 'Water', quantity: 1, amount: cents(0), paid: false },
    ]
    expect(billRows({ ...ticket, lineItems: [...ticket.lineItems, item, free], total: cents(98_68) }).rows.slice(3, 5)).toEqual([
      { label: 'Happy hour', amount: '−$5.00', tone: 'credit' },
      { label: 'Water', amount: '$0.00', tone: 'charge' },
    ])
  })

  it('leaves out a suggested tip, which is no part of the bill', () => {
    const suggested = { kind: 'suggestedTip', label: 'Suggested tip', amount: cents(20_00), due: cents(20_00), cardOnly: cents(0) } as const
    expect(billLines({ ...ticket, serviceCharges: [suggested] })).toEqual(billLines(ticket))
  })

  it('always adds up to the total', () => {
    const bill = fc.record({
      total: money,
      deliveryFee: money,
      lineItems: fc.array(
        fc.record({ id: fc.constant(null), name: fc.string(), quantity: fc.constant(1), amount: signed, paid: fc.boolean() }),
      ),
      taxes: fc.array(fc.record({ label: fc.string(), amount: money })),
      serviceCharges: fc.array(
        fc.record({
          kind: fc.constantFrom('gratuity', 'suggestedTip', 'fee'),
          label: fc.string(),
          amount: money,
          due: money,
          cardOnly: money,
        }),
      ),
    })
    fc.assert(
      fc.property(bill, (bill) => {
        expect(sumOf(billLines(bill).map(({ amount }) => amount))).toBe(bill.total)
      }),
    )
  })
})

describe('POS-09 the lines of a payment', () => {
  const bill = { ...gratuityTicket, houseAccount: cents(10_00) }
  const choice = { split: null, offer: cents(20_00), cash: cents(30_00), tip: cents(5_00) }
  const names = { offerName: '$20 off dinner', cashName: 'Dining cash' }

  it('are the bill and the tip, their total, what credit takes off it, and what the card is charged', () => {
    const notes = { tipNote: '5% of $96.00', cardOnly: cents(17_28) }
    expect(paymentRows(calculateBreakdown(bill, choice), { ...names, ...notes }, 'USD')).toEqual({
      rows: [
        { of: 'bill', label: 'Amount due', amount: '$120.96', note: 'Card items: $17.28', tone: 'charge' },
        { of: 'tip', label: 'Tip', amount: '$5.00', note: '5% of $96.00', tone: 'charge' },
        { of: 'total', label: 'Total', amount: '$125.96', tone: 'subtotal' },
        { of: 'houseAccount', label: 'House account', amount: '−$10.00', tone: 'credit' },
        { of: 'reward', label: '$20 off dinner', amount: '−$20.00', tone: 'credit' },
        { of: 'cash', label: 'Dining cash', amount: '−$30.00', tone: 'credit' },
      ],
      sum: { label: 'Charged to card', amount: '$65.96' },
    })
  })

  it('have one sum where the card pays all', () => {
    const paid = calculateBreakdown(ticket, { split: null, offer: zeroCents, cash: zeroCents, tip: cents(5_00) })
    expect(paymentRows(paid, names, 'USD')).toEqual({
      rows: [
        { of: 'bill', label: 'Amount due', amount: '$103.68', tone: 'charge' },
        { of: 'tip', label: 'Tip', amount: '$5.00', tone: 'charge' },
      ],
      sum: { label: 'Total', amount: '$108.68' },
    })
  })

  it('are what pays where no card does', () => {
    const paid = calculateBreakdown(ticket, { split: null, offer: cents(20_00), cash: cents(500_00), tip: zeroCents })
    expect(paymentRows(paid, names, 'USD')).toEqual({
      rows: [
        { of: 'reward', label: '$20 off dinner', amount: '$20.00', tone: 'charge' },
        { of: 'cash', label: 'Dining cash', amount: '$83.68', tone: 'charge' },
      ],
      sum: { label: 'Total', amount: '$103.68' },
    })
  })

  const byCard: PaymentChoice = { split: null, offer: zeroCents, cash: zeroCents, tip: cents(19_20) }

  it('SPL-02 have a part beside the whole bill, and what stays due after it', () => {
    const half = calculateBreakdown(ticket, { ...byCard, split: cents(51_84) })
    const partOf = ticket.total
    expect(paymentLines(half, { ...names, partOf }, 'USD')[0]).toEqual({
      of: 'bill',
      label: 'Your part',
      amount: 51_84,
      note: 'of $103.68, $51.84 stays due',
    })
    const last = calculateBreakdown({ ...ticket, due: cents(51_84) }, byCard)
    expect(paymentLines(last, { ...names, partOf }, 'USD')[0]).toEqual({
      of: 'bill',
      label: 'Your part',
      amount: 51_84,
      note: 'of $103.68',
    })
  })

  it('do not repeat the total of the bill above them, except with what only they say', () => {
    const below = (choice: Partial<PaymentChoice>, more: object = {}) =>
      rowsBelowBill(calculateBreakdown(ticket, { ...byCard, ...choice }), { ...names, ...more }, ticket).map(({ label }) => label)
    expect(below({})).toEqual(['Tip'])
    expect(below({}, { cardOnly: cents(17_28) })).toEqual(['Amount due', 'Tip'])
    expect(below({ split: cents(51_84) }, { partOf: ticket.total })).toEqual(['Your part', 'Tip'])
    expect(below({ cash: cents(103_68), tip: zeroCents })).toEqual(['Dining cash'])
  })

  it('have the balances that make up the cash', () => {
    const cashNote = '$20.00 credit + $5.00 pass'
    const lines = paymentLines(calculateBreakdown(ticket, { ...byCard, cash: cents(25_00) }), { ...names, cashNote }, 'USD')
    expect(lines).toContainEqual({ of: 'cash', label: 'Dining cash', amount: -25_00, note: cashNote })
  })
})
