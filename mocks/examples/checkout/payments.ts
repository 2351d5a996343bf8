import { purchase } from '../../../features/checkout/examples/examples.ts'
import { type PurchasePayment, purchaseBy } from '../../../features/checkout/purchaseToPay.ts'
import { paymentExamples } from '../../../features/payment/examples.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { checkoutStates } from './states.ts'

export const purchasePayments = paymentExamples<PurchasePayment>({
  ...purchaseBy(checkoutStates.payment),
  receipt: purchase,
  earlier: { option: { kind: 'ico', id: 'ico-75' }, buyer: 'another', amount: cents(75_00) },
})
