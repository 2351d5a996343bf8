import type { PaymentEvent } from '../../features/payment/attempt/payment.ts'
import { type LunchPayment, lunch, payer, receipt, tipQuestion } from '../../features/payment/examples.ts'
import { answered, failed, refused } from '../../features/shared/api/answers/answer.ts'
import { each, eventsOf, failures } from '../../features/shared/testing/samples.ts'

// Events of a payment: one of each type, and the answers that differ.

const done = answered({})

type Paid = PaymentEvent<LunchPayment>
type LookedUpPayment = Extract<Paid, { readonly type: 'lookUpPaymentAnswered' }>['answer']
type ClosedPayment = Extract<Paid, { readonly type: 'closePaymentAnswered' }>['answer']
const charges = [
  answered({ outcome: 'paid', receipt } as const),
  answered({ outcome: 'declined', code: 'card_declined' } as const),
  answered({ outcome: 'requiresAction', clientSecret: 'secret' } as const),
  refused('The kitchen has closed.'),
  failed({ kind: 'timeout' }),
  ...failures,
]
const lunchToPay = { what: lunch, details: null, asks: [] }
/** A press that pays the lunch. */
export const press = { key: 'attempt-1', paying: lunchToPay, payer }

export const paymentEvents = eventsOf<Paid>({
  methodChosen: [{ method: { kind: 'savedCard', id: 'pm_visa' } }, { method: { kind: 'newCard' } }],
  cardChanged: [{}],
  paySubmitted: [
    { ...press, card: { kind: 'savedCard', id: 'pm_visa' } },
    { ...press, card: { kind: 'newCard' } },
    { ...press, card: { kind: 'noCard' } },
    { ...press, card: { kind: 'noCard' }, paying: { ...lunchToPay, asks: [tipQuestion] } },
  ],
  walletConfirmed: [{ ...press, amount: lunch.amount }],
  walletPressed: [{ paying: lunchToPay }],
  questionConfirmed: [press],
  questionDeclined: [{}],
  cardSubmitted: [{ payer }],
  payerLeft: [{}],
  nextStarted: [{}],
  paymentGivenUp: [{}],
  retry: [{}],
  unresolvedLeft: [{}],
  makePaymentMethodAnswered: each(answered({ id: 'pm_made', isSaved: false }), ...failures),
  verifyPaymentAnswered: each(answered<'soldOut' | null>(null), answered<'soldOut' | null>('soldOut'), ...failures),
  sendPaymentAnswered: each(...charges),
  completePaymentAnswered: each(...charges),
  lookUpPaymentAnswered: each<LookedUpPayment>(answered({ outcome: 'unknown' }), ...charges),
  closePaymentAnswered: each<ClosedPayment>(answered({ outcome: 'closed' }), ...charges),
  authenticateAnswered: each(done, ...failures),
})
