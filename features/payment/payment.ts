import { failureLead } from '../shared/api/failureLead.ts'
import { type AnsweredBy, type CommandOf, type EventsNamed, type StateWith as S, type Step, transitionBy } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import { type AttemptActions, type AttemptCalls, type AttemptEvent, type Keyed, type OpenAttempt, sendPayment } from './attempt.ts'
import { attemptTransition } from './attemptTransition.ts'
import {
  type EarlierAttempts,
  type EarlierState,
  type RecordedAttempts,
  afterFirst,
  earlierRules,
  lookUpEarlier,
} from './earlierAttempts.ts'
import { type CardMethod, type Method, type MethodToMake, type NoCard, type Payer, type Problem, problemOf } from './method.ts'
import { onEachEvent } from './onEachEvent.ts'
import { unchargedProblem } from './unchargedProblem.ts'

// A whole payment, for a surface without steps of its own: earlier attempts first, then a card, then the attempt.

/** What is paid: its amount, and the surface's reference to it. It is recorded, so it says nothing of the payer. */
export type Payable = { readonly amount: Cents }

export type PaymentRequest<What> = Keyed & {
  readonly what: What
  /** The payment gateway's id of the card or wallet; null if no card is charged. */
  readonly paymentMethodId: string | null
}
export type Recorded<What> = Keyed & What

type Unresolved<What> = S<'unresolvedPayment', EarlierAttempts<Recorded<What>>>

/** With what it is paid, and the card to go back to. */
type By = { readonly method: Method | NoCard; readonly card: CardMethod | null }

export type PaymentState<What, Receipt> =
  /** Null before the payer has chosen a card. */
  | S<'choosing', { card: CardMethod | null; problem: Problem | null }>
  /** The payment gateway makes a payment method. No charge has been requested. */
  | (S<'preparing', { method: MethodToMake; what: What; key: string }> & By)
  | (OpenAttempt<PaymentRequest<What>> & By)
  | S<'paid', { receipt: Receipt }>
  | Exclude<EarlierState<Recorded<What>, Receipt>, { readonly status: 'allResolved' }>

type Calls<What, Receipt> = AttemptCalls<PaymentRequest<What>, Receipt, Recorded<What>> & {
  makePaymentMethod: [{ method: MethodToMake; payer: Payer | null }, { readonly id: string }]
}
export type PaymentCommand<What> = CommandOf<Calls<What, unknown>>

/** `payer` is null where nobody is signed in. */
type Paying<What> = { key: string; what: What; payer: Payer | null }
type Events<What> = AttemptActions & {
  methodChosen: { method: CardMethod }
  /** The card's field has changed, so an error on it no longer applies. */
  cardChanged: unknown
  /** With the idempotency key of a new attempt, and the card that the payer sees. */
  paySubmitted: Paying<What> & { card: CardMethod | NoCard }
  /** The payer has confirmed in the wallet's sheet. */
  walletConfirmed: Paying<What>
}
export type PaymentEvent<What, Receipt> = AnsweredBy<Calls<What, Receipt>> | EventsNamed<Events<What>>

export type PaymentStep<What, Receipt> = Step<PaymentState<What, Receipt>, PaymentCommand<What>>

const choosing = (card: CardMethod | null = null, problem: Problem | null = null) => ({ status: 'choosing', card, problem }) as const

/** A payment starts with this device's attempts without a known outcome (NET-08). */
export function beginPayment<What, Receipt>([first, ...rest]: RecordedAttempts<Recorded<What>>): PaymentStep<What, Receipt> {
  return first ? lookUpEarlier([first, ...rest]) : [choosing()]
}

/** The attempt to record. */
export function recordedOf<What, Receipt>(state: PaymentState<What, Receipt>): Recorded<What> | null {
  switch (state.status) {
    case 'paying':
    case 'authenticating':
    case 'paymentUnknown':
      return { ...state.request.what, key: state.request.key }
    case 'unresolvedPayment':
      return state.attempts[0]
    case 'choosing':
    case 'preparing':
    case 'earlierPaid':
    case 'paid':
      return null
  }
}

/** The payment's transition, for what a surface sells and its receipt. */
export function paymentTransition<What, Receipt>() {
  type Next = PaymentStep<What, Receipt>
  const attemptAfter = attemptTransition<PaymentRequest<What>, Receipt, Recorded<What>>()

  const charge = ({ method, card }: By, request: PaymentRequest<What>): Next => {
    const [attempt, ...commands] = sendPayment(request)
    return [{ ...attempt, method, card }, ...commands]
  }

  const prepare = (by: By & { readonly method: MethodToMake }, { key, what, payer }: Paying<What>): Next => [
    { status: 'preparing', ...by, key, what },
    { type: 'makePaymentMethod', method: by.method, payer },
  ]

  function follow(state: OpenAttempt<PaymentRequest<What>> & By, event: AttemptEvent<Receipt, Recorded<What>>): Next {
    const [attempt, ...commands] = attemptAfter(state, event)
    if (attempt === state) return [state, ...commands]
    const { method, card } = state
    switch (attempt.status) {
      case 'paid':
        return [attempt]
      case 'uncharged':
        return [choosing(card, unchargedProblem(method, attempt.because))]
      case 'elsewhere':
        return lookUpEarlier(attempt.attempts)
      case 'left':
        return [choosing(card)]
      case 'paying':
      case 'authenticating':
      case 'paymentUnknown':
        return [{ ...attempt, method, card }, ...commands]
    }
  }

  const embed = ([earlier, ...commands]: Step<EarlierState<Recorded<What>, Receipt>, PaymentCommand<What>>): Next =>
    earlier.status === 'allResolved' ? [choosing()] : [earlier, ...commands]

  const open = onEachEvent(follow)

  return transitionBy<PaymentState<What, Receipt>, PaymentEvent<What, Receipt>, PaymentCommand<What>>({
    choosing: {
      methodChosen: (_, { method }) => [choosing(method)],
      cardChanged: (state) => (state.problem?.on === 'card' ? [choosing(state.card)] : [state]),
      paySubmitted: (state, { card, ...paying }) => {
        const { key, what } = paying
        switch (card.kind) {
          case 'noCard':
            return charge({ method: card, card: state.card }, { key, what, paymentMethodId: null })
          case 'savedCard':
            return charge({ method: card, card }, { key, what, paymentMethodId: card.id })
          case 'newCard':
            return prepare({ method: card, card }, paying)
        }
      },
      walletConfirmed: ({ card }, paying) => prepare({ method: { kind: 'wallet' }, card }, paying),
    },
    preparing: {
      makePaymentMethodAnswered: ({ method, card, key, what }, { answer }) =>
        answer.ok
          ? charge({ method, card }, { key, what, paymentMethodId: answer.value.id })
          : [choosing(card, problemOf(method, failureLead(answer.failure)))],
      // No charge was requested, and the reload emptied the card's field and closed the wallet's sheet.
      reloaded: ({ card }) => [choosing(card)],
    },
    paying: open,
    authenticating: open,
    paymentUnknown: open,
    paid: {},
    unresolvedPayment: earlierRules<Recorded<What>, Receipt, Unresolved<What>, Next>((_, step) => embed(step)),
    earlierPaid: { unresolvedLeft: ({ attempts }) => embed(afterFirst(attempts)) },
  })
}
