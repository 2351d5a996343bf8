import { type AttemptEvent, type OpenAttempt, sendPayment } from '../../payment/attempt.ts'
import { attemptTransition } from '../../payment/attemptTransition.ts'
import type { Uncharged } from '../../payment/charge.ts'
import { chosenCard } from '../../payment/chosenCard.ts'
import type { CardMethod, Problem } from '../../payment/method.ts'
import { onEachEvent } from '../../payment/onEachEvent.ts'
import { unchargedProblem } from '../../payment/unchargedProblem.ts'
import type { Step } from '../../shared/flow/flow.ts'
import { cardsOf, memberOf, noAccount } from '../account.ts'
import type { CheckoutCommand, CheckoutRules, CheckoutStep, OpenPayment, Paying, PaymentRequest } from '../checkout.ts'
import { goneMessages } from '../goneMessages.ts'
import type { PurchaseAnswer } from '../order.ts'
import type { UnresolvedPayment, UnresolvedPayments } from '../unresolved.ts'
import { bought } from './bought.ts'
import { enterStep, readAgain } from './opening.ts'
import { reprice, repricingAfter } from './repricing.ts'
import { lookUpBefore } from './unresolvedPayment.ts'

/** After a wallet the card is as the buyer left it. */
const cardOf = ({ visit, method }: Paying): CardMethod =>
  method.kind === 'wallet' ? chosenCard(visit.method, cardsOf(visit.account)) : method

/** Returns to the card, with the reason. */
export function backAtPayment(paying: Paying, problem: Problem | null): CheckoutStep {
  const { visit, buyer } = paying
  const card = cardOf(paying)
  return enterStep({ status: 'payment', visit: { ...visit, method: card }, buyer, method: card, problem })
}

/** The checkout's state with this attempt. */
const embed = (
  { visit, buyer, method }: Paying,
  [attempt, ...commands]: Step<OpenAttempt<PaymentRequest>, CheckoutCommand>,
): CheckoutStep => [{ visit, buyer, method, ...attempt }, ...commands]

/** The attempt's first request. */
export function charge(paying: Paying, paymentMethodId: string | null, key: string): CheckoutStep {
  const { visit, buyer } = paying
  const { option, promoCode, pay: agreed } = visit.order
  const token = memberOf(visit.account)?.token ?? null
  return embed(paying, sendPayment({ key, option, promoCode, agreed, buyer, token, paymentMethodId }))
}

/** The member's token has ended: they pay as a guest, with a new card. */
function tokenEnded({ visit, buyer, method: by }: Paying): CheckoutStep {
  const method = by.kind === 'savedCard' ? ({ kind: 'newCard' } as const) : by
  const card = visit.method?.kind === 'savedCard' ? null : visit.method
  const message =
    by.kind === 'savedCard'
      ? goneMessages.none
      : 'You are no longer signed in, and nothing was charged. Please pay without an account, or sign in again.'
  return backAtPayment({ visit: { ...visit, account: noAccount, method: card }, buyer, method }, { on: 'page', message })
}

/** Where an attempt leads that charged nothing. */
function uncharged(payment: OpenPayment, because: Uncharged): CheckoutStep {
  const { visit, method, request } = payment
  if (because.outcome === 'refused') {
    const { refusal } = because
    if (refusal.status === 401 && request.token !== null) return tokenEnded(payment)
    const repricing = repricingAfter(refusal, request)
    if (repricing) return reprice(payment, repricing)
    if (refusal.status === 410) return [{ status: 'expired', visit }]
  }
  return backAtPayment(payment, unchargedProblem(method, because))
}

/** Nothing was sent, because another tab of this device pays for the same: its payment comes first (NET-08). */
const lookUpOther = (payment: OpenPayment, attempts: UnresolvedPayments): CheckoutStep =>
  lookUpBefore(readAgain(payment.visit, { buyer: payment.buyer, method: cardOf(payment) }), attempts)

const attemptAfter = attemptTransition<PaymentRequest, PurchaseAnswer, UnresolvedPayment>()

function follow(payment: OpenPayment, event: AttemptEvent<PurchaseAnswer, UnresolvedPayment>): CheckoutStep {
  const [attempt, ...commands] = attemptAfter(payment, event)
  if (attempt === payment) return [payment, ...commands]
  switch (attempt.status) {
    case 'paid':
      return bought(payment.visit, attempt.receipt)
    case 'uncharged':
      return uncharged(payment, attempt.because)
    case 'elsewhere':
      return lookUpOther(payment, attempt.attempts)
    case 'left':
      return backAtPayment(payment, null)
    case 'paying':
    case 'authenticating':
    case 'paymentUnknown':
      return embed(payment, [attempt, ...commands])
  }
}

const rules = onEachEvent(follow)

/** The attempt's own rules, in each of its states. */
export const openPayment: Pick<CheckoutRules, OpenPayment['status']> = { paying: rules, authenticating: rules, paymentUnknown: rules }
