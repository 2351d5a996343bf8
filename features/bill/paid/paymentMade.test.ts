import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { partPaidTicket, ticket } from '../examples/bill.ts'
import { type AgreedBill, agreeTo } from '../paying/agreedBill.ts'
import { type Answered, type PaymentMade, getParts, getPaymentMade, paidHeadline, paidRows } from './paymentMade.ts'
import { type PaymentChoice, calculateBreakdown } from '../sums/breakdown.ts'

const reward = { type: 'offer', label: '$20 off dinner', amount: cents(20_00) }
const card = { type: 'card', label: 'Visa ending in 4242', amount: cents(83_68) }
const tip = { type: 'tip', label: 'Tip', amount: cents(19_20) }
const voucher = { type: 'voucher', label: 'Voucher', amount: cents(10_00) }
const byCard = (amount: number) => ({ type: 'card', label: 'Card', amount: cents(amount) })
const charged = (amount: number) => `Charged to card ${amount}`
const total = (amount: number) => `Total ${amount}`

/** The agreement on the dinner with these sums, and with the reward. */
const agreedTo = (choice: Partial<PaymentChoice>, bill = ticket, serviceCharge = cents(0)): AgreedBill =>
  agreeTo(
    bill,
    { location: '700', check: '1042', restaurant: null, timeZone: 'unknown' },
    {
      breakdown: calculateBreakdown(bill, { split: null, offer: cents(0), cash: cents(0), tip: tip.amount, ...choice }),
      serviceCharge,
      claimId: '881',
      offerName: reward.label,
      earned: cents(0),
      lineIds: null,
    },
  )

/** A payment's headline and lines, as they are read. */
function said(receipt: Answered, agreed: AgreedBill | null): readonly string[] {
  const made = getPaymentMade(receipt, agreed, 'USD', 'Cash')
  if (made === null) return []
  const { label, amount } = paidHeadline(made)
  return [`${label} ${amount}`, ...paidRows(made).map((row) => `${row.label} ${row.amount}`)]
}

describe('DIN-03 DIN-05 what was charged is the server’s word', () => {
  it.each([
    [
      'it is not there',
      [reward, card, tip],
      null,
      [reward, card, tip],
      [charged(102_88), 'Bill $103.68', 'Tip $19.20', 'Total $122.88', 'Paid with $20 off dinner $20.00', 'Charged to card $102.88'],
    ],
    [
      'credit of another kind has paid too',
      [voucher, card, tip],
      102_88,
      [voucher, card, tip],
      [charged(102_88), 'Bill $93.68', 'Tip $19.20', 'Total $112.88', 'Paid with Voucher $10.00', 'Charged to card $102.88'],
    ],
    [
      'such credit is beside another charge',
      [voucher, card],
      102_88,
      [voucher, byCard(102_88)],
      [charged(102_88), 'Total $112.88', 'Paid with Voucher $10.00', 'Charged to card $102.88'],
    ],
    ['the card has paid what is not named', [voucher, card], 93_68, [voucher, card], [total(93_68)]],
    ['nothing was charged', [reward], 0, [reward], [total(20_00), '$20 off dinner $20.00', 'Total $20.00']],
    ['nothing is said', [], null, [], []],
  ])('also if %s', (_, parts, amount, lines, words) => {
    const receipt = { parts, charged: amount === null ? null : cents(amount), remaining: null }
    expect(getParts(receipt)).toEqual(lines)
    expect(said(receipt, null)).toEqual(words)
  })

  it('and what its payer has agreed to, with the reward’s name, where the server names no part and no other charge', () => {
    const agreed = agreedTo({ offer: reward.amount, cash: cents(25_00) })
    const saidWith = (amount: number | null) => said({ charged: amount === null ? null : cents(amount) }, agreed)
    const lines = [
      'Bill $103.68',
      'Tip $19.20',
      'Total $122.88',
      'Paid with $20 off dinner $20.00',
      'Paid with Cash $25.00',
      'Charged to card $77.88',
    ]
    for (const same of [null, 77_88]) expect(saidWith(same)).toEqual([charged(77_88), ...lines])
    // Nothing else is known.
    expect(saidWith(66_53)).toEqual([charged(66_53)])
    expect(saidWith(0)).toEqual([])
  })

  it('MGR-07 a service charge stands beside the tip', () => {
    expect(said({ charged: null }, agreedTo({ tip: cents(27_77) }, ticket, cents(8_57)))).toEqual([
      total(131_45),
      'Bill $103.68',
      'Service charge $8.57',
      'Tip $19.20',
      'Total $131.45',
    ])
  })

  it('SPL-02 a part of a bill stands beside the whole, also where others had paid before or no tip is given', () => {
    const [half, ownTip] = [byCard(51_84), { ...tip, amount: cents(9_60) }]
    const first = { parts: [half, ownTip], charged: null, remaining: cents(51_84) }
    const agreed = agreedTo({ split: cents(51_84), tip: cents(9_60) })
    const made = getPaymentMade(first, agreed, 'USD', 'Cash')
    expect(made && paidRows(made)[0]).toEqual({ label: 'Your part', amount: '$51.84', note: 'of $103.68' })
    const last = agreedTo({ tip: cents(9_60) }, partPaidTicket)
    for (const paid of [first, { charged: null }])
      expect(said({ ...paid, remaining: cents(0) }, last)).toEqual([total(61_44), 'Your part $51.84', 'Tip $9.60', 'Total $61.44'])
    expect(said({ ...first, parts: [half] }, agreed)).toEqual([total(51_84), 'Your part $51.84', 'Total $51.84'])
  })

  it('a part of a bill is named as one', () => {
    expect(said({ parts: [card, tip], charged: null, remaining: cents(5_00) }, null)).toContain('Part of the bill $83.68')
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
  const cash = { label: 'Paid with Dining cash', amount: '$25.00' }
  const charged = { label: 'Charged to card', amount: '$97.88' }

  it('lead from the bill to its total, then say what has paid it, and name the card', () => {
    expect(paidRows(made)).toEqual([...bill, total, cash, charged])
    expect(paidRows({ ...made, card: 'Visa ending in 4242' }).at(-1)).toEqual({ ...charged, note: 'Visa ending in 4242' })
  })

  it('call credit by no name where the names do not add up to it', () => {
    const credits = [{ label: 'Dining cash', amount: cents(20_00) }]
    expect(paidRows({ ...made, credits })).toContainEqual({ label: 'Paid with credit', amount: '$25.00' })
  })

  it.each<[string, Partial<PaymentMade>]>([
    ['is none', { tip: cents(0) }],
    ['is more than was paid', { tip: cents(200_00) }],
  ])('have no bill of their own where the tip %s', (_, known) => {
    expect(paidRows({ ...made, ...known })).toEqual([{ label: 'Total', amount: '$122.88' }, cash, charged])
  })
})
