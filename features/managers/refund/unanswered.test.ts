import { expect, it } from 'vitest'
import { things } from '../../payment/thing.ts'
import { refundedPayment as payment } from './examples/examples.ts'
import { markUnanswered } from './unanswered.ts'

it('MGR-17 a payment whose refund has no known outcome is marked in the list', () => {
  const list = [payment, { ...payment, id: 'other' }]
  expect(markUnanswered(list, [])).toBe(list)
  const marked = markUnanswered(list, [{ thing: things.refund('other') }])
  expect(marked.map(({ refundStatus }) => refundStatus)).toEqual(['Not Refunded', 'Refund unanswered'])
})
