import { expect, it } from 'vitest'
import { cents } from '../../../../features/shared/money/money.ts'
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

it('CHK-04 a wallet is offered for what costs something, and neither for what is free nor before the price is known', () => {
  const sums = [{ amount: cents(1), renews: false } as const, { amount: cents(20_00), renews: true } as const]
  expect(sums.map(walletSum)).toEqual(sums)
  for (const sum of [{ amount: cents(0), renews: false }, { amount: cents(0), renews: true }, null]) expect(walletSum(sum)).toBeNull()
})
