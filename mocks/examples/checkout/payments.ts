import { purchase } from '../../../features/checkout/examples/examples.ts'
import { type PurchasePayment, purchaseBy, thingOf } from '../../../features/checkout/purchaseToPay.ts'
import { paymentExamples } from '../../../features/payment/examples.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { checkoutStates } from './states.ts'

const earlier = { option: { kind: 'ico', id: 'ico-75' }, buyer: 'another' } as const

export const purchasePayments = paymentExamples<PurchasePayment>({
  ...purchaseBy(checkoutStates.payment),
  receipt: purchase,
  earlier: { ...earlier, thing: thingOf(earlier), name: null, amount: cents(75_00), currency: 'USD' },
})
