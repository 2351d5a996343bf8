import type { CheckPayment, CheckToPay } from '../checkToPay.ts'
import { paymentExamples } from '../../payment/examples.ts'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import { receipts } from './checks.ts'

/** The agreement on a check of $103.68 with a tip of $19.20. */
export const checkToPay: CheckToPay = {
  thing: things.bill({ location: '700', check: '1042' }),
  name: 'check 1042',
  pos: 'tableside',
  location: 'harbor',
  ticket: '1042',
  amount: cents(122_88),
  currency: 'USD',
  due: cents(103_68),
  tip: cents(19_20),
  cash: cents(0),
  claimId: null,
}

export const dinerPayments = paymentExamples<CheckPayment>({
  what: checkToPay,
  details: { projectId: '70', locationId: '700' },
  receipt: receipts.guest,
})
