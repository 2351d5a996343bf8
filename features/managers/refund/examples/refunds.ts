import { paymentExamples } from '../../../payment/examples.ts'
import { cents } from '../../../shared/money/money.ts'
import { type RefundPayment, refundToMake } from '../refundPayment.ts'

const amount = cents(30_00)
/** $30.00 of a payment of $103.68 with a tip of $19.20. */
export const refundRequest = { reason: 'food_or_service', amount, notes: '', modifyTip: false }
const left = { bill: cents(103_68), tips: cents(19_20), grandTotal: cents(122_88) }

export const refunds = paymentExamples<RefundPayment>({
  ...refundToMake('700-0', 'USD', refundRequest, left),
  receipt: { isPending: false, amount: null },
  card: { kind: 'noCard' },
})
