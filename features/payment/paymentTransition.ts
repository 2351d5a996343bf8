import { failureText } from '../shared/api/failureText.ts'
import { type StateOf, transitionBy } from '../shared/flow/flow.ts'
import { type AttemptEvent, sendPayment } from './attempt.ts'
import { attemptTransition } from './attemptTransition.ts'
import { earlierSteps } from './earlierAttempts.ts'
import { type CardMethod, type MethodToMake, type Payer, type Problem, problemOf } from './method.ts'
import {
  type By,
  type Intent,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentRequest,
  type PaymentRules,
  type PaymentState,
  type PaymentStep,
  type PaymentTypes,
  type Recorded,
  recordedOf,
} from './payment.ts'
import { unchargedProblem } from './unchargedProblem.ts'

/** The steps of a payment, under a surface's rules. */
export function paymentSteps<P extends PaymentTypes>(surface: PaymentRules<P>) {
  type Next = PaymentStep<P>
  type Request = PaymentRequest<P>
  type Open = StateOf<PaymentState<P>, 'paying' | 'authenticating' | 'paymentUnknown'>
  const { leadsTo, endsBy, verifies = false, closesUnarrived = false } = surface
  const attemptAfter = attemptTransition<Request, P['receipt'], Recorded<P['what']>>({ closesUnarrived })
  const earlier = earlierSteps(surface)

  const choosing = (card: CardMethod | null = null, problem: Problem | null = null): Next => [{ status: 'choosing', card, problem }]

  const notPaid = (because: P['because'], card: CardMethod | null): Next => [{ status: 'notPaid', because, card }]

  /** From here on money may move. */
  function charge({ method, card }: By, request: Request): Next {
    const [attempt, ...commands] = sendPayment(request)
    return [{ ...attempt, method, card, isUnclear: false }, ...commands]
  }

  const send = ({ method, card }: By, { key, what, details }: Intent<P>, paymentMethodId: string | null): Next => {
    const request = { key, what, details, paymentMethodId }
    return verifies
      ? [
          { status: 'verifying', request, method, card },
          { type: 'verifyPayment', request },
        ]
      : charge({ method, card }, request)
  }

  const prepare = (method: MethodToMake, card: CardMethod | null, payer: Payer | null, then: Intent<P> | null): Next => [
    { status: 'preparing', method, card, then },
    { type: 'makePaymentMethod', method, payer },
  ]

  /** Where an attempt leads that charged nothing. */
  function uncharged({ card, method, request }: Open, why: Parameters<typeof unchargedProblem>[1]): Next {
    const because = leadsTo?.(why, request) ?? null
    return because === null ? choosing(card, unchargedProblem(method, why)) : notPaid(because, card)
  }

  type AttemptAnswer = AttemptEvent<P['receipt'], Recorded<P['what']>>

  /** The server has answered, and did not say what became of the payment. */
  const isUnclear = (event: AttemptAnswer): boolean =>
    event.type === 'sendPaymentAnswered' && !event.answer.ok && event.answer.failure.kind === 'malformed'

  function follow(state: Open, event: AttemptAnswer): Next {
    const { request, method, card } = state
    const ending = 'answer' in event && !event.answer.ok ? (endsBy?.(event.answer.failure) ?? null) : null
    if (ending !== null) return notPaid(ending, card)
    const [attempt, ...commands] = attemptAfter(state, event)
    if (attempt === state) return [state, ...commands]
    switch (attempt.status) {
      case 'paid':
        return [{ status: 'paid', receipt: attempt.receipt, attempt: { ...request.what, key: request.key }, isEarlier: false, card }]
      case 'uncharged':
        return uncharged(state, attempt.because)
      case 'earlierFirst':
        return earlier.lookUpFirst(attempt.attempts)
      case 'left':
        return choosing(card)
      case 'paying':
      case 'authenticating':
      case 'paymentUnknown':
        return [{ ...attempt, method, card, isUnclear: state.isUnclear || isUnclear(event) }, ...commands]
    }
  }

  const open = {
    sendPaymentAnswered: follow,
    completePaymentAnswered: follow,
    lookUpPaymentAnswered: follow,
    closePaymentAnswered: follow,
    authenticateAnswered: follow,
    paymentGivenUp: follow,
    unresolvedLeft: follow,
    retry: follow,
    payerLeft: (state: Open): Next => {
      const attempt = recordedOf<P>(state)
      return attempt ? earlier.lookUpFirst([attempt]) : choosing()
    },
  }

  const payerLeft = () => choosing()

  const transition = transitionBy<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    choosing: {
      nextStarted: ({ card }) => choosing(card),
      methodChosen: (_, { method }) => choosing(method),
      cardChanged: (state) => (state.problem?.on === 'card' ? choosing(state.card) : [state]),
      cardSubmitted: ({ card }, { payer }) => prepare({ kind: 'newCard' }, card, payer, null),
      paySubmitted: (state, { card, payer, ...intent }) => {
        switch (card.kind) {
          case 'noCard':
            return send({ method: card, card: state.card }, intent, null)
          case 'savedCard':
            return send({ method: card, card }, intent, card.id)
          case 'newCard':
            return prepare(card, card, payer, intent)
        }
      },
      gatewayConfirmed: ({ card }, { method, payer, ...intent }) => prepare(method, card, payer, intent),
      payerLeft,
    },
    preparing: {
      makePaymentMethodAnswered: ({ method, card, then }, { answer }) => {
        if (!answer.ok) return choosing(card, problemOf(method, failureText(answer.failure)))
        const { id, isSaved } = answer.value
        const made: By = isSaved ? { method: { kind: 'savedCard', id }, card: { kind: 'savedCard', id } } : { method, card }
        return then === null ? [...choosing(made.card), { type: 'reportCardSaved' }] : send(made, then, id)
      },
      payerLeft,
    },
    verifying: {
      verifyPaymentAnswered: ({ method, card, request }, { answer }) => {
        if (!answer.ok) return choosing(card, { on: 'page', message: failureText(answer.failure) })
        return answer.value === null ? charge({ method, card }, request) : notPaid(answer.value, card)
      },
      payerLeft,
    },
    paying: open,
    authenticating: open,
    paymentUnknown: open,
    paid: {
      nextStarted: ({ card }) => choosing(card),
      // The receipt may not have settled it: a till was not informed.
      retry: (state) =>
        state.isAsking
          ? [state]
          : [
              { ...state, isAsking: true },
              { type: 'lookUpPayment', request: { key: state.attempt.key } },
            ],
      lookUpPaymentAnswered: (state, { answer }) => earlier.lookedUpAgain(state, answer),
    },
    notPaid: { nextStarted: ({ card }) => choosing(card), payerLeft },
    ...earlier.rules,
  })
  return { begin: earlier.begin, transition }
}
