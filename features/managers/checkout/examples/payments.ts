import { paymentExamples } from '../../../payment/examples.ts'
import type { CheckPayment } from '../request.ts'
import { check, receipt } from './examples.ts'

export const payments = paymentExamples<CheckPayment>({ ...check, receipt, card: { kind: 'savedCard', id: 'card-1' } })
