import { expect, it } from 'vitest'
import { cents } from '../../../../features/shared/money/money.ts'
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
