import { type PurchasePayment, purchaseToPay } from '../../../features/checkout/purchaseToPay.ts'
import type { PaymentState } from '../../../features/payment/payment.ts'
import { paymentStates } from '../../../features/payment/testing/examples.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { checkoutStates } from './states.ts'

const { visit, buyer } = checkoutStates.payment
const newCard = { kind: 'newCard' } as const
const by = { method: newCard, card: newCard, isUnclear: false } as const
const request = { key: 'attempt-1', paymentMethodId: 'pm_ok', ...purchaseToPay(visit, buyer) }
const attempt = { key: 'attempt-0', option: { kind: 'ico', id: 'ico-75' }, amount: cents(75_00) } as const

/** The payment of a purchase in the states that look different here; the others are those of every payment. */
export const purchasePayments = {
  choosing: { ...paymentStates.choosing, card: null },
  choosingSecond: { ...paymentStates.choosing, card: { kind: 'savedCard', id: 'pm_saved_mastercard' } },
  choosingDeclined: { ...paymentStates.choosingDeclined, card: newCard },
  paying: { status: 'paying', phase: 'charging', request, ...by },
  paymentUnknown: { status: 'paymentUnknown', lookUp: 'notCharged', request, ...by },
  unresolvedPayment: { status: 'unresolvedPayment', attempts: [attempt], lookUp: 'notCharged' },
} as const satisfies Readonly<Record<string, PaymentState<PurchasePayment>>>
