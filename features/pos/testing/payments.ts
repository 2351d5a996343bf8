import type { CardMethod } from '../../payment/method.ts'
import type { PaymentState } from '../../payment/payment.ts'
import { cents } from '../../shared/money/money.ts'
import type { PosPayment } from '../pos.ts'
import { billToPay, visa } from './examples.ts'
import { posStates } from './states.ts'

type State = PaymentState<PosPayment>

const card: CardMethod = { kind: 'savedCard', id: visa.id }
const request = {
  key: 'key-1',
  what: billToPay,
  details: { kind: 'bill', visit: posStates.review.visit },
  paymentMethodId: visa.id,
} as const
const earlier = { key: 'key-9', kind: 'bill', ticket: '988', amount: cents(61_20) } as const

/** The payment of the bill in some of its states. */
export const posPayments = {
  choosing: { status: 'choosing', card: null, problem: null },
  choosingRefused: { status: 'choosing', card, problem: { on: 'page', message: 'This credit is no longer sold.' } },
  preparing: { status: 'preparing', method: { kind: 'newCard' }, card: { kind: 'newCard' }, then: null },
  paying: { status: 'paying', request, phase: 'charging', method: card, card, isUnclear: false },
  paymentUnknown: { status: 'paymentUnknown', request, lookUp: 'notCharged', method: card, card, isUnclear: false },
  unresolvedPayment: { status: 'unresolvedPayment', attempts: [earlier], lookUp: 'notCharged' },
  unresolvedPaymentAsking: { status: 'unresolvedPayment', attempts: [earlier], lookUp: 'asking' },
} as const satisfies Readonly<Record<string, State>>
