import { expect, it } from 'vitest'
import { cents } from '../../../../features/shared/money/money.ts'
import { applePayFromSum, linesFromSum } from './sale.ts'
import { walletSum } from './useWallets.tsx'
import { createWalletSheet } from './walletSheet.ts'

it('NET-08 a wallet confirms the amount with which its sheet was opened last, and nothing before that', () => {
  const [one, other] = [createWalletSheet(), createWalletSheet()]
  expect(one.amount()).toBeNull()
  one.open(cents(50_00))
  other.open(cents(70_00))
  expect([one.amount(), other.amount()]).toEqual([50_00, 70_00])
  one.open(cents(60_00))
  expect([one.amount(), other.amount()]).toEqual([60_00, 70_00])
})

const currency = 'USD' as const
const renewal = { name: 'Dining credit', amount: cents(20_00), from: '2026-12-21', every: 'month' } as const

it('CHK-04 a wallet is offered for what costs something, and neither for what is free nor before the price is known', () => {
  const sums = [{ amount: cents(1), currency, renewal: null } as const, { amount: cents(20_00), currency, renewal } as const]
  expect(sums.map(walletSum)).toEqual(sums)
  for (const sum of [{ amount: cents(0), currency, renewal: null }, { amount: cents(0), currency, renewal }, null])
    expect(walletSum(sum)).toBeNull()
})

it('SUB-01 a wallet has the sum, the interval and the first day of a renewal, and where it is canceled', () => {
  const manage = 'https://copperline.example/account/subscription'
  expect(applePayFromSum({ amount: cents(0), currency, renewal }, manage)).toEqual({
    recurringPaymentRequest: {
      paymentDescription: 'Dining credit',
      managementURL: manage,
      regularBilling: {
        label: 'Dining credit',
        amount: 20_00,
        recurringPaymentStartDate: new Date(2026, 11, 21),
        recurringPaymentIntervalUnit: 'month',
        recurringPaymentIntervalCount: 1,
      },
    },
  })
  expect(applePayFromSum({ amount: cents(20_00), currency, renewal: null }, manage)).toEqual({})
  // Google Pay knows no renewals: its sheet has a line.
  expect(linesFromSum({ amount: cents(10_00), currency, renewal })).toEqual([
    { name: 'Dining credit. Renews at $20.00 every month from December 21, 2026', amount: 10_00 },
  ])
  expect(linesFromSum({ amount: cents(20_00), currency, renewal: null })).toEqual([])
})
