import { beforeEach, expect, it, vi } from 'vitest'
import { orderAgreement } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'

const ada = 'ada@mail.example'
const ben = 'ben@mail.example'
const sum = { amount: cents(500_00), currency: 'USD' } as const

/** A tab of the browser. */
async function open() {
  vi.resetModules()
  return import('./orderRecords.ts')
}

beforeEach(() => {
  stubBrowser()
  return () => vi.unstubAllGlobals()
})

it('NET-08 another order’s payment is not this order’s, and each comes first for its buyer alone', async () => {
  const { attemptsFor } = await open()
  const [mine, next, ofBen] = [attemptsFor('draft-1.US', ada), attemptsFor('draft-2.US', ada), attemptsFor('draft-1.US', ben)]
  expect([mine, ofBen, next, attemptsFor('draft-1.NZ', ada)].map(({ pays }) => pays() === mine.pays())).toEqual([true, true, false, false])
  expect([mine, next, ofBen].map(({ reference }) => mine.blocks({ ...orderAgreement({ ...reference, ...sum }), key: 'a' }))).toEqual([
    true,
    true,
    false,
  ])
  expect(attemptsFor('draft-1.US', ' ADA@mail.example ').blocks({ ...orderAgreement({ ...mine.reference, ...sum }), key: 'a' })).toBe(true)
})

it('NET-08 a draft is paid once for ever', async () => {
  const { orderRecords, attemptsFor } = await open()
  const paying = { ...orderAgreement({ ...attemptsFor('draft-1.US', ada).reference, ...sum }), key: 'key-1' }
  orderRecords.record(paying)
  orderRecords.end(paying, { charged: null, isSettled: true })
  expect(orderRecords.paidBefore(paying)).toMatchObject({ again: 'never' })
  expect(orderRecords.paidBefore(orderAgreement({ ...attemptsFor('draft-2.US', ada).reference, ...sum }))).toBeNull()
})

it('NET-11 the record of an order holds no address', async () => {
  const { orderRecords, attemptsFor } = await open()
  orderRecords.record({ ...orderAgreement({ ...attemptsFor('draft-1.US', ada).reference, ...sum }), key: 'key-1' })
  expect(window.localStorage.getItem(`platewell.testenterprise.entry.${shortHash('key-1')}`)).not.toContain('ada')
})
