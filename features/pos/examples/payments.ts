import { paymentExamples } from '../../payment/examples.ts'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import type { PosPayment } from '../pos.ts'
import { agreedOnBill, billToPay, receipt, visa } from './examples.ts'
import { posStates } from './states.ts'

export const posPayments = paymentExamples<PosPayment>({
  what: billToPay,
  details: { kind: 'bill', visit: posStates.review.visit, agreed: agreedOnBill },
  receipt,
  card: { kind: 'savedCard', id: visa.id },
  earlier: {
    thing: things.bill({ location: '700', check: '988' }),
    name: 'check 988',
    kind: 'bill',
    ticket: '988',
    amount: cents(61_20),
    agreed: undefined,
    currency: 'USD',
  },
})
