import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { things } from '../../payment/thing.ts'
import { isRefundable, leftToRefund, markUnanswered, noRefund, reasonLabel, refundReasons, refundSchema } from './refund.ts'
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
    [{ refundable: '900.00' }, true, 85_00],
    [{ refundable: '0.00' }, false, 0],
    [{ refundable: false }, false, 85_00],
    [{ credit_type: 'refund_redemption' }, false, 0],
  ])('with %j can be refunded (%s)', (changed, expected, bill) => {
    expect([isRefundable(read(changed)), leftToRefund(read(changed)).bill]).toEqual([expected, bill])
  })

  it('MGR-11 is negative for a refund', () => {
    expect(read({ credit_type: 'refund_redemption' }).amount).toBe(-100_00)
  })
})

describe('MGR-11 the form of a refund', () => {
  const check = (draft: object) => z.safeParse(refundSchema(leftToRefund(read()), 'USD'), { ...noRefund, ...draft })
  const problems = (draft: object) => check(draft).error?.issues.map(({ path, message }) => [path, message])

  it('needs a reason and an amount', () => {
    expect(problems({})).toEqual([
      [['reason'], 'Choose a reason for the refund'],
      [['amount'], 'Refund amount is required'],
    ])
  })

  it('takes more than is left of the bill only with the tip', () => {
    const all = { reason: 'other', amount: 100_00 }
    expect(problems(all)).toMatchObject([[['amount'], expect.any(String)]])
    expect(problems({ ...all, modifyTip: true })).toBeUndefined()
  })

  it('is sent without the space around its notes', () => {
    expect(check({ reason: 'other', amount: 20_00, notes: ' Cold soup ' }).data).toEqual({
      reason: 'other',
      amount: 20_00,
      notes: 'Cold soup',
      modifyTip: false,
    })
  })
})

it('MGR-17 a reason reads as its label, and one that is not in the list as it is', () => {
  expect(refundReasons.map(({ value }) => reasonLabel(value))).toEqual(refundReasons.map(({ label }) => label))
  expect(reasonLabel('till_error')).toBe('till_error')
})

it('MGR-17 a payment whose refund has no known outcome is marked in the list', () => {
  const list = [read(), read({ id: 2 })]
  expect(markUnanswered(list, [])).toBe(list)
  const marked = markUnanswered(list, [{ thing: things.refund('2') }])
  expect(marked.map(({ refundStatus }) => refundStatus)).toEqual(['Not Refunded', 'Refund unanswered'])
})
