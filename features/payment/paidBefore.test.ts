import { expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { type LunchPayment, lunch, tipQuestion } from './examples.ts'
import { askedAgain } from './paidBefore.ts'

const paying = { what: lunch, details: null, asks: [tipQuestion] }
const before = { mark: 'a', mayPayAgain: true, seen: { charged: cents(97_88), at: Date.parse('2026-11-20T18:30:00Z') } }

it('NET-08 what this device has paid is asked about before anything else, by its sum and time', () => {
  const asked = askedAgain<LunchPayment>(paying, before)
  expect(asked).toMatchObject({ asks: [{ about: 'paidBefore', confirmLabel: 'Pay $10.00 again' }, tipQuestion] })
  expect(JSON.stringify(asked)).toMatch(/You paid \$97\.88 for it at Nov 20, 2026/)
  expect(JSON.stringify(askedAgain<LunchPayment>(paying, { ...before, seen: null }))).toMatch(/It was paid, on this device/)
  expect(askedAgain<LunchPayment>(paying, null)).toBe(paying)
})

it('NET-08 what is paid once is not paid again', () => {
  expect(askedAgain<LunchPayment>(paying, { ...before, mayPayAgain: false })).toMatchObject({ amount: lunch.amount })
  expect(askedAgain<LunchPayment>(paying, { ...before, mayPayAgain: false })).toHaveProperty('blocked')
})
