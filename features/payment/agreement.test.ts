import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { type Agreement, agreement, differenceBetween } from './agreement.ts'
import { things } from './thing.ts'

const agreed: Agreement & { readonly terms: object } = {
  thing: things.bill({ location: '700', check: '1042' }),
  at: ['tableside', 'harbor', '1042'],
  name: 'check 1042',
  amount: cents(97_88),
  currency: 'USD',
  pays: [
    { of: 'credit', sum: cents(25_00) },
    { of: 'card', sum: cents(78_68) },
    { of: 'tip', sum: cents(19_20) },
  ],
  gets: [{ of: 'credit', sum: cents(60_00) }],
  due: cents(103_68),
  rest: { ofPayer: cents(0), ofBill: cents(63_68) },
  consent: 'I agree.',
  terms: { code: '1042', lineIds: null },
}
const lookFirst = 'You were not charged: please look at the total before you pay.'

describe('POS-14 NET-08 an agreement that is read again', () => {
  it('is the same, whole', () => {
    expect(differenceBetween(agreed, structuredClone(agreed))).toBeNull()
  })

  it.each([
    ['what is due', { due: cents(51_84) }, 'less', `Your bill was $103.68, and is $51.84 now. ${lookFirst}`],
    ['what the card pays', { amount: cents(99_00) }, 'more', `Your card would have paid $97.88, and would pay $99.00 now. ${lookFirst}`],
    ['what it brings', { gets: [{ of: 'credit', sum: cents(50_00) }] }, 'less', `Your credit was $60.00, and is $50.00 now. ${lookFirst}`],
    ['that it brings nothing', { gets: [] }, 'less', `Your credit was $60.00, and is $0.00 now. ${lookFirst}`],
    [
      'what it leaves',
      { rest: { ofPayer: cents(0), ofBill: cents(0) } },
      'other',
      `What stays due was $63.68, and is $0.00 now. ${lookFirst}`,
    ],
    ['that it is paid', { due: cents(0) }, 'paid', 'Your bill has been paid in the meantime. You were not charged.'],
  ])('says %s', (_, now, kind, message) => {
    expect(differenceBetween(agreed, { ...agreed, ...now })).toEqual({ kind, message })
  })

  it('is another one by any field of it', () => {
    const others: { readonly [K in keyof typeof agreed]: (typeof agreed)[K] } = {
      thing: things.bill({ location: '700', check: '1043' }),
      at: [],
      name: null,
      amount: cents(1),
      currency: 'NZD',
      pays: [],
      gets: [],
      due: null,
      rest: null,
      consent: null,
      terms: { code: '1042', lineIds: ['1'] },
    }
    expect(Object.entries(others).filter(([field, other]) => differenceBetween(agreed, { ...agreed, [field]: other }) === null)).toEqual([])
    expect(Object.keys(agreement.shape).filter((field) => !(field in others))).toEqual([])
  })
})
