import { answered, failed, refused } from '../../../shared/api/answer.ts'
import { cents } from '../../../shared/money/money.ts'
import type { PaymentEvent } from '../../../payment/payment.ts'
import { paymentSteps } from '../../../payment/paymentTransition.ts'
import { type RefundPayment, refundRules } from '../refundPayment.ts'

type Event = PaymentEvent<RefundPayment>

const { begin, transition } = paymentSteps<RefundPayment>(refundRules)
const after = (...events: readonly Event[]) => events.reduce((state, event) => transition(state, event)[0], begin([])[0])

const amount = cents(30_00)
/** $30.00 of a payment of $103.68 with a tip of $19.20. */
export const refundRequest = { reason: 'food_or_service', amount, notes: '', modifyTip: false }
const left = { bill: cents(103_68), tips: cents(19_20), grandTotal: cents(122_88) }

const confirmed: Event = {
  type: 'paySubmitted',
  key: 'attempt-1',
  what: { amount, transactionId: '700-0' },
  details: { request: refundRequest, left },
  payer: null,
  card: { kind: 'noCard' },
}
const lost: Event = { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) }

/** A refund where its page looks different. */
export const refunds = {
  choosing: after(),
  sending: after(confirmed),
  made: after(confirmed, { type: 'sendPaymentAnswered', answer: answered({ outcome: 'paid', receipt: { isPending: false } }) }),
  lookingUp: after(confirmed, lost),
  unreachable: after(confirmed, lost, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) }),
  unsaid: after(confirmed, lost, { type: 'lookUpPaymentAnswered', answer: refused(null, 404) }),
} as const
