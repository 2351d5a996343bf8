import { purchase } from '../../../features/checkout/examples/examples.ts'
import { type PurchasePayment, purchaseBy, thingOf } from '../../../features/checkout/purchaseToPay.ts'
import { paymentExamples } from '../../../features/payment/examples.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { checkoutStates } from './states.ts'

const terms = { option: { kind: 'ico', id: 'ico-75' }, buyer: 'another' } as const
const bought = purchaseBy(checkoutStates.payment)

export const purchasePayments = paymentExamples<PurchasePayment>({
  ...bought,
  receipt: purchase,
  earlier: { ...bought.what, terms, thing: thingOf(terms), amount: cents(75_00) },
})
