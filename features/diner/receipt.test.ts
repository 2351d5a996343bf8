import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { getParts, getReceiptSums } from './receipt.ts'

const reward = { type: 'offer', label: '$20 off dinner', amount: cents(20_00) }
const card = { type: 'card', label: 'Visa ending in 4242', amount: cents(83_68) }
const tip = { type: 'tip', label: 'Tip', amount: cents(19_20) }
const voucher = { type: 'voucher', label: 'Voucher', amount: cents(10_00) }
const byCard = (amount: number) => ({ type: 'card', label: 'Card', amount: cents(amount) })
const charged = (amount: number) => ({ label: 'Charged to card', amount })
const total = (amount: number) => ({ label: 'Total', amount })

describe('DIN-03 DIN-05 what was charged is the server’s word', () => {
  it.each([
    ['the parts agree with it', [reward, card, tip], 102_88, [reward, card, tip], [charged(102_88), total(122_88)]],
    ['it is not there', [reward, card, tip], null, [reward, card, tip], [charged(102_88), total(122_88)]],
    ['only the reward is named', [reward], 122_88, [reward, byCard(122_88)], [charged(122_88), total(142_88)]],
    ['the parts name another charge', [reward, card], 102_88, [reward, byCard(102_88)], [charged(102_88), total(122_88)]],
    ['credit of another kind has paid too', [voucher, card, tip], 102_88, [voucher, card, tip], [charged(102_88), total(112_88)]],
    ['such credit is beside another charge', [voucher, card], 102_88, [voucher, byCard(102_88)], [charged(102_88), total(112_88)]],
    ['such credit is beside no word of it', [voucher, card], null, [voucher, card], [charged(83_68), total(93_68)]],
    ['such credit has paid all', [voucher, reward], 0, [voucher, reward], [total(30_00)]],
    ['the card has paid what is not named', [voucher, card], 93_68, [voucher, card], [total(93_68)]],
    ['nothing was charged', [reward], 0, [reward], [total(20_00)]],
    ['no parts are named', [], 122_88, [byCard(122_88)], [charged(122_88)]],
    ['nothing is said', [], null, [], []],
  ])('also if %s', (_, parts, said, lines, sums) => {
    const receipt = { parts, charged: said === null ? null : cents(said) }
    expect(getParts(receipt)).toEqual(lines)
    expect(getReceiptSums(receipt, null)).toEqual(sums)
  })
  it('and what this device has agreed to, where the server does not say what has paid', () => {
    const agreed = { charged: cents(97_88), grandTotal: cents(122_88) }
    const sumsWith = (said: number | null) => getReceiptSums({ parts: [], charged: said === null ? null : cents(said) }, agreed)
    expect(sumsWith(null)).toEqual([charged(97_88), total(122_88)])
    expect(sumsWith(90_00)).toEqual([charged(90_00), total(115_00)])
  })
})
