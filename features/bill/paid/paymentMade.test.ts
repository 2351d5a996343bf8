import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { paidHeadline, paidRows } from '../bill/paying/paidRows.ts'
import { checkToPay } from './examples/payments.ts'
import type { CheckToPay } from './checkToPay.ts'
import { getParts, getPaymentMade } from './paymentMade.ts'

const reward = { type: 'offer', label: '$20 off dinner', amount: cents(20_00) }
const card = { type: 'card', label: 'Visa ending in 4242', amount: cents(83_68) }
const tip = { type: 'tip', label: 'Tip', amount: cents(19_20) }
const voucher = { type: 'voucher', label: 'Voucher', amount: cents(10_00) }
const byCard = (amount: number) => ({ type: 'card', label: 'Card', amount: cents(amount) })
const charged = (amount: number) => `Charged to card ${amount}`
const total = (amount: number) => `Total ${amount}`

/** A payment's headline and lines, as they are read. */
function said(receipt: Parameters<typeof getPaymentMade>[0], agreed: CheckToPay | null): readonly string[] {
  const made = getPaymentMade(receipt, agreed, 'USD', 'Cash')
  if (made === null) return []
  const { label, amount } = paidHeadline(made)
  return [`${label} ${amount}`, ...paidRows(made).map((row) => `${row.label} ${row.amount}`)]
}

describe('DIN-03 DIN-05 what was charged is the server’s word', () => {
  it.each([
    [
      'the parts agree with it',
      [reward, card, tip],
      102_88,
      [reward, card, tip],
      [charged(102_88), 'Bill $103.68', 'Tip $19.20', 'Total $122.88', '$20 off dinner −$20.00', 'Charged to card $102.88'],
    ],
    [
      'it is not there',
      [reward, card, tip],
      null,
      [reward, card, tip],
      [charged(102_88), 'Bill $103.68', 'Tip $19.20', 'Total $122.88', '$20 off dinner −$20.00', 'Charged to card $102.88'],
    ],
    [
      'only the reward is named',
      [reward],
      122_88,
      [reward, byCard(122_88)],
      [charged(122_88), 'Total $142.88', '$20 off dinner −$20.00', 'Charged to card $122.88'],
    ],
    [
      'credit of another kind has paid too',
      [voucher, card, tip],
      102_88,
      [voucher, card, tip],
      [charged(102_88), 'Bill $93.68', 'Tip $19.20', 'Total $112.88', 'Voucher −$10.00', 'Charged to card $102.88'],
    ],
    [
      'such credit is beside another charge',
      [voucher, card],
      102_88,
      [voucher, byCard(102_88)],
      [charged(102_88), 'Total $112.88', 'Voucher −$10.00', 'Charged to card $102.88'],
    ],
    [
      'such credit is beside no word of it',
      [voucher, card],
      null,
      [voucher, card],
      [charged(83_68), 'Total $93.68', 'Voucher −$10.00', 'Charged to card $83.68'],
    ],
    [
      'such credit has paid all',
      [voucher, reward],
      0,
      [voucher, reward],
      [total(30_00), 'Voucher $10.00', '$20 off dinner $20.00', 'Total $30.00'],
    ],
    ['the card has paid what is not named', [voucher, card], 93_68, [voucher, card], [total(93_68)]],
    ['the card has paid all', [card, tip], 102_88, [card, tip], [total(102_88), 'Bill $83.68', 'Tip $19.20', 'Total $102.88']],
    ['nothing was charged', [reward], 0, [reward], [total(20_00), '$20 off dinner $20.00', 'Total $20.00']],
    ['no parts are named', [], 122_88, [byCard(122_88)], [charged(122_88)]],
    ['nothing is said', [], null, [], []],
  ])('also if %s', (_, parts, amount, lines, words) => {
    const receipt = { parts, charged: amount === null ? null : cents(amount), remaining: null }
    expect(getParts(receipt)).toEqual(lines)
    expect(said(receipt, null)).toEqual(words)
  })

  it('and what this device has agreed to, where the server does not say what has paid', () => {
    const agreed = { ...checkToPay, amount: cents(77_88), cash: cents(25_00) }
    const saidWith = (amount: number | null) =>
      said({ parts: [], charged: amount === null ? null : cents(amount), remaining: cents(0) }, agreed)
    const credit = ['Cash −$25.00', 'Other credit −$20.00']
    expect(saidWith(null)).toEqual([charged(77_88), 'Bill $103.68', 'Tip $19.20', 'Total $122.88', ...credit, 'Charged to card $77.88'])
    expect(saidWith(70_00)).toEqual([charged(70_00), 'Total $115.00', ...credit, 'Charged to card $70.00'])
  })

  it('SPL-02 a part of a bill stands beside the whole, also where others had paid before or no tip is given', () => {
    const [half, ownTip] = [byCard(51_84), { ...tip, amount: cents(9_60) }]
    const first = { parts: [half, ownTip], charged: null, remaining: cents(51_84) }
    const agreed = { ...checkToPay, total: cents(103_68), part: cents(51_84), tip: cents(9_60), amount: cents(61_44) }
    const made = getPaymentMade(first, agreed, 'USD', 'Cash')
    expect(made && paidRows(made)[0]).toEqual({ label: 'Your part', amount: '$51.84', note: 'of $103.68' })
    const last = { ...agreed, due: cents(51_84), part: undefined }
    expect(said({ ...first, remaining: cents(0) }, last)).toEqual([total(61_44), 'Your part $51.84', 'Tip $9.60', 'Total $61.44'])
    expect(said({ ...first, parts: [half] }, agreed)).toEqual([total(51_84), 'Your part $51.84', 'Total $51.84'])
    expect(said({ parts: [], charged: null, remaining: cents(51_84) }, agreed)).toContain('Your part $51.84')
  })

  it('a part of a bill is named as one', () => {
    expect(said({ parts: [card, tip], charged: null, remaining: cents(5_00) }, null)).toContain('Part of the bill $83.68')
  })
})
