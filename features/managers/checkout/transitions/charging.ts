import type { AttemptCommand, AttemptEvent } from '../../../payment/attempt.ts'
import { attemptTransition } from '../../../payment/attemptTransition.ts'
import { onEachEvent } from '../../../payment/onEachEvent.ts'
import { unchargedProblem } from '../../../payment/unchargedProblem.ts'
import type { CheckoutRules, CheckoutStep, OpenPayment, StateOf } from '../checkout.ts'
import type { Receipt } from '../receipt.ts'
import type { PaymentRequest, RecordedPayment } from '../request.ts'
import { lookUpFirst } from './earlier.ts'

/** What the steps of a payment have in common. */
export type Paying = Pick<StateOf<'payment'>, 'visit' | 'ticket' | 'confirmedTip'>

export const payingOf = ({ visit, ticket, confirmedTip }: Paying): Paying => ({ visit, ticket, confirmedTip })

export const backAtPayment = (paying: Paying, problem: string | null): CheckoutStep => [{ status: 'payment', ...payingOf(paying), problem }]

/** From here on money may move. */
export const charge = (paying: Paying, request: PaymentRequest): CheckoutStep => [
  { status: 'paying', ...payingOf(paying), request, phase: 'charging', isUnclear: false },
  { type: 'sendPayment', request },
]

const attemptAfter = attemptTransition<PaymentRequest, Receipt, RecordedPayment>()

/** This API has no question of the guest's bank. */
const isSent = (
  command: AttemptCommand<PaymentRequest>,
): command is Exclude<AttemptCommand<PaymentRequest>, { readonly type: 'authenticate' | 'completePayment' }> =>
  command.type !== 'authenticate' && command.type !== 'completePayment'

/** The server answered, and did not say that the restaurant's POS accepted the payment. */
const isUnclear = (event: AttemptEvent<Receipt, RecordedPayment>): boolean =>
  event.type === 'sendPaymentAnswered' && !event.answer.ok && event.answer.failure.kind === 'malformed'

function follow(payment: OpenPayment, event: AttemptEvent<Receipt, RecordedPayment>): CheckoutStep {
  const [attempt, ...commands] = attemptAfter(payment, event)
  if (attempt === payment) return [payment]
  const { visit, request } = payment
  const { cardId, agreed } = request
  switch (attempt.status) {
    case 'paid':
      return [{ status: 'success', bill: visit.bill, agreed, receipt: attempt.receipt }]
    case 'uncharged':
      return backAtPayment(payment, unchargedProblem({ kind: 'savedCard', id: cardId }, attempt.because)?.message ?? null)
    case 'elsewhere':
      return lookUpFirst(attempt.attempts, { ...visit, step: 'payment', sent: null })
    case 'left':
      return backAtPayment(payment, null)
    case 'authenticating':
      return [payment]
    case 'paying':
    case 'paymentUnknown':
      return [{ ...attempt, ...payingOf(payment), isUnclear: payment.isUnclear || isUnclear(event) }, ...commands.filter(isSent)]
  }
}

const rules = onEachEvent(follow)

/** The attempt's own rules, in each of its states. */
export const openPayment: Pick<CheckoutRules, OpenPayment['status']> = { paying: rules, paymentUnknown: rules }
