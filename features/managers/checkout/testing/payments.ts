import type { Some } from '../../../payment/charge.ts'
import type { PaymentEvent, Recorded } from '../../../payment/payment.ts'
import { paymentSteps } from '../../../payment/paymentTransition.ts'
import { answered, failed } from '../../../shared/api/answer.ts'
import type { CheckPayment } from '../request.ts'
import { check, receipt } from './examples.ts'

type Event = PaymentEvent<CheckPayment>

const { begin, transition } = paymentSteps<CheckPayment>({ isOwn: () => false })

const after = (earlier: readonly [] | Some<Recorded<CheckPayment['what']>>, ...events: readonly Event[]) =>
  events.reduce((state, event) => transition(state, event)[0], begin(earlier)[0])

const pay: Event = { type: 'paySubmitted', key: 'attempt-1', ...check, payer: null, card: { kind: 'savedCard', id: 'card-1' } }

/** The payment of the example check, where the managers' page looks different. */
export const payments = {
  choosing: after([]),
  onItsWay: after([], pay),
  /** The server did not say that the restaurant's POS accepted the payment, which has not arrived so far. */
  unclear: after(
    [],
    pay,
    { type: 'sendPaymentAnswered', answer: failed({ kind: 'malformed' }) },
    { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) },
  ),
  /** By an attempt of another page. */
  paidEarlier: after([{ ...check.what, key: 'attempt-0' }], {
    type: 'lookUpPaymentAnswered',
    answer: answered({ outcome: 'paid', receipt }),
  }),
} as const
