import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money.ts'
import { partsOf, sumsOf } from './receipt.ts'

const reward = { type: 'offer', label: '$20 off dinner', amount: cents(20_00) }
const card = { type: 'card', label: 'Visa ending in 4242', amount: cents(83_68) }
const tip = { type: 'tip', label: 'Tip', amount: cents(19_20) }
const byCard = (amount: number) => ({ type: 'card', label: 'Card', amount: cents(amount) })
const charged = (amount: number) => ({ label: 'Charged to card', amount })
const total = (amount: number) => ({ label: 'Total', amount })

describe('DIN-03 DIN-05 what was charged is the server’s word', () => {
  it.each([
    ['the parts agree with it', [reward, card, tip], 102_88, [reward, card, tip], [charged(102_88), total(122_88)]],
    ['it is not there', [reward, card, tip], null, [reward, card, tip], [charged(102_88), total(122_88)]],
    ['only the reward is named', [reward], 122_88, [reward, byCard(122_88)], [charged(122_88), total(142_88)]],
    ['the parts name another charge', [reward, card], 102_88, [reward, byCard(102_88)], [charged(102_88), total(122_88)]],
    ['nothing was charged', [reward], 0, [reward], [total(20_00)]],
    ['no parts are named', [], 122_88, [byCard(122_88)], [charged(122_88)]],
    ['nothing is said', [], null, [], []],
  ])('also if %s', (_, parts, said, lines, sums) => {
    const receipt = { parts, charged: said === null ? null : cents(said) }
    expect(partsOf(receipt)).toEqual(lines)
    expect(sumsOf(receipt)).toEqual(sums)
  })
})
