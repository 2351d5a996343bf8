import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { billAddress, billFromAddress } from './address.ts'

it.each([
  [
    { check: '1042', amount: '' },
    { by: 'number', number: '1042' },
  ],
  [
    { check: '', amount: '4850' },
    { by: 'amount', amount: cents(48_50) },
  ],
] as const)('MGR-13 the address %j names a bill, and is named by it', (address, bill) => {
  expect(billFromAddress(address)).toEqual(bill)
  expect(billFromAddress({ check: '', amount: '', ...billAddress(bill) })).toEqual(bill)
})

it.each(['', '0', '-100', '12.5', '1e3', '1234567890', 'x1', '1x'])('MGR-13 an amount of %j names none', (amount) => {
  expect(billFromAddress({ check: '', amount })).toBeNull()
})
