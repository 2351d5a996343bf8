import { beforeEach, expect, it, vi } from 'vitest'
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
  expect([mine.isOwn(mine.reference), mine.isOwn(next.reference), mine.isOwn(attemptsFor('draft-1.NZ', ada).reference)]).toEqual([
    true,
    false,
    false,
  ])
  expect([mine, next, ofBen].map(({ reference }) => mine.blocks({ ...reference, ...sum, key: 'a' }))).toEqual([true, true, false])
  expect(attemptsFor('draft-1.US', ' ADA@mail.example ').blocks({ ...mine.reference, ...sum, key: 'a' })).toBe(true)
})

it('NET-08 a draft is paid once for ever', async () => {
  const { orderRecords, attemptsFor } = await open()
  const paying = { ...attemptsFor('draft-1.US', ada).reference, ...sum, key: 'key-1' }
  orderRecords.record(paying)
  orderRecords.end(paying, sum.amount)
  expect(orderRecords.paidBefore(paying)).toMatchObject({ again: 'never' })
  expect(orderRecords.paidBefore({ ...attemptsFor('draft-2.US', ada).reference, ...sum })).toBeNull()
})

it('NET-11 the record of an order holds no address', async () => {
  const { orderRecords, attemptsFor } = await open()
  orderRecords.record({ ...attemptsFor('draft-1.US', ada).reference, ...sum, key: 'key-1' })
  expect(window.localStorage.getItem('platewell.testenterprise.gifting.unresolved.key-1')).not.toContain('ada')
})
