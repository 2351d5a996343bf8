import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { dryRunProblem } from './dryRunProblem.ts'
import { dryRun, giftOrder } from '../examples/payments.ts'

const now = Date.parse('2026-11-20T18:30:00Z')
const problemWith = (said: Partial<typeof dryRun.today>) => dryRunProblem({ ...dryRun.today, ...said }, giftOrder, now)

it('BLK-10 an order that does not add up is not paid', () => {
  expect(problemWith({ count: 3 })).toBe('Your list has 2 recipients, and our server counts 3.')
  expect(problemWith({ value: cents(1_00) })).toBe('Your gifts are worth $100.00, and our server says $1.00.')
  expect(problemWith({ total: cents(900_00) })).toBe('Our server asks for $900.00, which is more than your gifts are worth.')
  for (const percent of [500, -1]) expect(problemWith({ percent })).toBe(`Our server takes off ${percent}%, which cannot be.`)
  expect(problemWith({ sendsAt: new Date('2001-01-01') })).toBe('Our server would send your gifts on a day that has passed.')
})

it('BLK-10 an order that adds up is, also if its morning has passed', () => {
  for (const sendsAt of [null, new Date('2026-11-20T14:00:00Z'), new Date('2026-12-10')]) expect(problemWith({ sendsAt })).toBeNull()
  expect(problemWith({ percent: 100, savings: cents(100_00), total: cents(0) })).toBeNull()
})
