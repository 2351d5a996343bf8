import { cents } from '../../../shared/money/money.ts'
import type { Transaction } from '../../transaction.ts'

export const refundedPayment: Transaction = {
  id: 'payment',
  guestName: 'Ada',
  at: null,
  checkNumber: null,
  amount: cents(100_00),
  isRefund: false,
  originalAmount: cents(100_00),
  tips: [],
  refunds: [],
  refundable: true,
  refundLimit: null,
  refundStatus: 'Not Refunded',
  isUnreadable: false,
}
