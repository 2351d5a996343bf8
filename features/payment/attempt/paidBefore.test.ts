import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { type LunchPayment, lunch, tipQuestion } from '../examples.ts'
import { type PaidBefore, askedAgain, sumShown, untoldAgain } from './gate.ts'

const paying = { what: lunch, details: null, asks: [tipQuestion] }
const before: PaidBefore = {
  mark: 'a',
  again: 'asked',
  seen: { charged: cents(97_88), currency: 'NZD', at: new Date(2026, 10, 20, 18, 30).getTime() },
}

it('NET-08 what this device has paid is asked about before anything else, by its sum and time', () => {
  const asked = askedAgain<LunchPayment>(paying, before)
  expect(asked).toMatchObject({ asks: [{ about: 'paidBefore', confirmLabel: 'Pay $10.00 again' }, tipQuestion] })
  const textOf = (paid: PaidBefore) => {
    const again = askedAgain<LunchPayment>(paying, paid)
    return 'asks' in again ? again.asks[0]?.text : again.blocked
  }
  expect(textOf(before)).toMatch(/^NZ\$97\.88 was paid for it at Nov 20, 2026, 6:30\sPM, on this device\. .*nothing is owed\.$/)
  // The number may have come again since.
  expect(textOf({ ...before, seen: null })).toMatch(/^It was paid on this device\. .*Unless this is another bill, /)
  expect(textOf({ ...before, again: 'free' })).toMatch(/Pay again only to buy it twice\.$/)
  expect(askedAgain<LunchPayment>(paying, null)).toBe(paying)
  // A yes counts for its own amount.
  const idOf = (amount: number) => {
    const again = askedAgain<LunchPayment>({ ...paying, what: { ...lunch, amount: cents(amount) } }, before)
    return 'asks' in again ? again.asks[0]?.id : undefined
  }
  expect([idOf(10_00) === idOf(10_00), idOf(10_00) === idOf(11_00)]).toEqual([true, false])
})

it('NET-08 what is paid once is not paid again', () => {
  const never = askedAgain<LunchPayment>(paying, { ...before, again: 'never' })
  expect(never).toMatchObject({ isLiftedBy: 'nobody' })
  expect('blocked' in never && never.blocked).toMatch(/on this device\. It can’t be paid twice\.$/)
  // The page still shows the sum.
  expect(sumShown(never)).toEqual({ amount: lunch.amount, currency: lunch.currency })
})

it('NET-08 what this device and the server both know of is asked about once, by what the server says: it may be newer', () => {
  const known = untoldAgain('payment-7', lunch, 'A payment of $10.00 was made.')
  const given = { ...paying, asks: [known, tipQuestion] }
  expect(askedAgain<LunchPayment>(given, before)).toBe(given)
})
