import type { Answer } from '../shared/api/answer.ts'
import { failureText } from '../shared/api/failureText.ts'
import { type StateOf, transitionBy } from '../shared/flow/flow.ts'
import { choosing, choosingRules } from './choosing.ts'
import { type AttemptEvent, sendPayment, unansweredLookUp } from './attempt.ts'
import { attemptTransition } from './attemptTransition.ts'
import { earlierSteps } from './earlierAttempts.ts'
import { type CardMethod, type MethodToMake, type Payer, problemOf } from './method.ts'
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

  const notPaid = (because: P['because'], card: CardMethod | null): Next => [{ status: 'notPaid', because, card }]

  /** From here on money may move. */
  function charge({ method, card }: By, request: Request, phase: 'charging' | 'chargingAgain' = 'charging'): Next {
    const [attempt, ...commands] = sendPayment(request, phase)
    return [{ ...attempt, method, card, isUnclear: false, elsewhere: null }, ...commands]
  }

  const verify = ({ method, card }: By, request: Request, isAgain: boolean): Next => [
    { status: 'verifying', request, method, card, isAgain },
    { type: 'verifyPayment', request },
  ]

  const send = (by: By, { key, what, details }: Intent<P>, paymentMethodId: string | null): Next => {
    const request = { key, what, details, paymentMethodId }
    return verifies ? verify(by, request, false) : charge(by, request)
  }

  const prepare = (method: MethodToMake, card: CardMethod | null, payer: Payer | null, then: Intent<P> | null): Next => [
    { status: 'preparing', method, card, then },
    { type: 'makePaymentMethod', method, payer },
  ]

  /** Where an attempt leads that charged nothing. */
  function uncharged({ card, method, request, elsewhere }: Open, why: Parameters<typeof unchargedProblem>[1]): Next {
    const because = elsewhere ?? leadsTo?.(why, request) ?? null
    return because === null ? choosing(card, unchargedProblem(method, why)) : notPaid(because, card)
  }

  /** Nothing more is paid in the payer's name: an attempt is looked up by its key alone. */
  function payerLeft(state: PaymentState<P>): Next {
    const attempt = recordedOf<P>(state)
    return attempt ? earlier.lookUpFirst([attempt]) : choosing()
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
        return [{ ...attempt, method, card, elsewhere: state.elsewhere, isUnclear: state.isUnclear || isUnclear(event) }, ...commands]
    }
  }

  /** An attempt that has not arrived is sent again for what is still as it was, and else closed. */
  function verifiedAgain({ request, method, card }: StateOf<PaymentState<P>, 'verifying'>, answer: Answer<P['because'] | null>): Next {
    const attempt = { status: 'paymentUnknown', request, method, card, isUnclear: false, bankAsked: false } as const
    if (!answer.ok) return [{ ...attempt, lookUp: unansweredLookUp(answer.failure), elsewhere: null }]
    if (answer.value === null) return charge({ method, card }, request, 'chargingAgain')
    return [
      { ...attempt, lookUp: 'closing', because: { outcome: 'givenUp' }, elsewhere: answer.value },
      { type: 'closePayment', request },
    ]
  }

  const open = {
    sendPaymentAnswered: follow,
    completePaymentAnswered: follow,
    lookUpPaymentAnswered: follow,
    closePaymentAnswered: follow,
    authenticateAnswered: follow,
    paymentGivenUp: follow,
    unresolvedLeft: follow,
    retry: (state: Open, event: { readonly type: 'retry' }): Next =>
      verifies && state.status === 'paymentUnknown' && state.lookUp === 'notCharged'
        ? verify(state, state.request, true)
        : follow(state, event),
    payerLeft,
  }

  const transition = transitionBy<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    ...choosingRules({ send, prepare }),
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
      verifyPaymentAnswered: (state, { answer }) => {
        if (state.isAgain) return verifiedAgain(state, answer)
        const { method, card, request } = state
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
      // A number that comes again is another bill.
      unresolvedLeft: ({ card, attempt, receipt }) => [...choosing(card), { type: 'settleAttempt', attempt, receipt }],
    },
    notPaid: { nextStarted: ({ card }) => choosing(card), payerLeft },
    ...earlier.rules,
  })
  return { begin: earlier.begin, transition }
}
