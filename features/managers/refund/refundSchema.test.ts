import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isRefundable, leftToRefund, noRefund, refundSchema } from './refundSchema.ts'
import { transaction } from '../transaction.ts'

const wire = {
  id: 1,
  user_name: 'Ada Moreau',
  amount: '100.00',
  original_amount: '120.00',
  tip_details: { amount: '20.00' },
  refunds: [{ id: 7, amount: '15.00', tip_amount: '5.00' }],
  refundable: true,
}
const read = (changed: object = {}) => z.parse(transaction, { ...wire, ...changed })

describe('MGR-17 a payment on the wire', () => {
  it.each([
    [{}, true, 85_00],
    [{ refundable: '40.00' }, true, 40_00],
    [{ refundable: '900.00' }, true, 85_00],
    [{ refundable: '0.00' }, false, 0],
    [{ refundable: false }, false, 85_00],
    [{ credit_type: 'refund_redemption' }, false, 85_00],
  ])('with %j can be refunded (%s)', (changed, expected, bill) => {
    expect([isRefundable(read(changed)), leftToRefund(read(changed)).bill]).toEqual([expected, bill])
  })

  it('MGR-11 is negative for a refund', () => {
    expect(read({ credit_type: 'refund_redemption' }).amount).toBe(-100_00)
  })
})

it('MGR-11 a refund needs a reason and an amount', () => {
  const { error } = z.safeParse(refundSchema(leftToRefund(read())), noRefund)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose a reason for the refund', 'Refund amount is required'])
})
