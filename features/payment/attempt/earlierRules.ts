import type { Answer } from '../../shared/api/answers/answer.ts'
import type { Rules } from '../../shared/flow/flow.ts'
import { lookUpSteps } from '../../shared/flow/lookUp.ts'
import { type LookedUp, type ForeignPaid, type PaymentTypes, type RecordedAttempts, isForeign } from './attempt.ts'
import { choosing } from '../gate/choosing.ts'
import type { PaidPayment, PaymentCommand, PaymentEvent, PaymentRules, PaymentState, PaymentStep, UnresolvedPayment } from './payment.ts'

// Attempts of an earlier visit, or of another tab: open attempts without a request. And a payment that is looked up again.

export function earlierRules<P extends PaymentTypes>({ isOwn, reversed }: PaymentRules<P>) {
  type Next = PaymentStep<P>
  type Attempts = UnresolvedPayment<P>['attempts']

  const unresolved = (attempts: Attempts): UnresolvedPayment<P> => ({ status: 'unresolvedPayment', attempts, lookUp: 'asking' })

  const lookUpFirst = (attempts: Attempts): Next => lookUp.ask(unresolved(attempts))

  const begin = ([first, ...rest]: RecordedAttempts<P['what']>): Next => (first ? lookUpFirst([first, ...rest]) : choosing())

  /** The first attempt is settled or left. */
  const goOn = ([, next, ...rest]: Attempts): Next => begin(next ? [next, ...rest] : [])

  const lookUp = lookUpSteps<UnresolvedPayment<P>, PaymentState<P>, PaymentCommand<P>, LookedUp<P['receipt']> | ForeignPaid, null>({
    at: (state, phase) => ({ ...state, lookUp: phase }),
    ask: ({ attempts: [{ key }] }) => ({ type: 'lookUpPayment', request: { key } }),
    found: ({ attempts }, found) => {
      switch (found.outcome) {
        case 'paid': {
          const { receipt } = found
          const [attempt] = attempts
          return [
            !isForeign(attempt) && isOwn(attempt)
              ? { status: 'paid', receipt, attempt, isEarlier: true, card: null }
              : { status: 'earlierPaid', attempts, paid: { receipt } },
          ]
        }
        case 'foreignPaid':
          return [{ status: 'earlierPaid', attempts, paid: { charged: found.charged } }]
        case 'declined':
        case 'closed':
        case 'refused':
          return goOn(attempts)
        // It may still arrive, or be confirmed with the bank.
        case 'unknown':
        case 'requiresAction':
          return 'notFound'
      }
    },
    close: {
      at: (state) => ({ ...state, lookUp: 'closing' }),
      command: ({ attempts: [{ key }] }) => ({ type: 'closePayment', request: { key } }),
      unarrived: null,
    },
  })

  /** A payment that was made is looked up again. Only a contradicting answer reverses it. */
  function lookedUpAgain(
    { status, receipt, attempt, isEarlier, card }: PaidPayment<P>,
    answer: Answer<LookedUp<P['receipt']> | ForeignPaid>,
  ): Next {
    if (!answer.ok) return [{ status, receipt, attempt, isEarlier, card }]
    const found = answer.value
    switch (found.outcome) {
      case 'paid':
        return [{ status, receipt: found.receipt, attempt, isEarlier, card }]
      case 'declined':
      case 'closed':
      case 'refused':
        return reversed === undefined ? choosing() : [{ status: 'notPaid', because: reversed, card }]
      case 'unknown':
      case 'requiresAction':
      case 'foreignPaid':
        return [{ ...unresolved([attempt]), lookUp: 'notFound' }]
    }
  }

  const rules = {
    unresolvedPayment: {
      lookUpPaymentAnswered: (state, { answer }) => lookUp.lookedUp(state, answer),
      closePaymentAnswered: (state, { answer }) => lookUp.closed(state, answer),
      // The attempt is closed before anything else is paid.
      paymentGivenUp: (state) => lookUp.givenUp(state, null),
      unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' ? goOn(state.attempts) : [state]),
      retry: lookUp.retried,
    },
    earlierPaid: {
      unresolvedLeft: ({ attempts, paid }) => [...goOn(attempts), { type: 'endAttempt', attempt: attempts[0], paid, isOver: true }],
    },
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
      lookUpPaymentAnswered: (state, { answer }) => lookedUpAgain(state, answer),
      // A number that comes again is another bill.
      unresolvedLeft: ({ card, attempt, receipt }) => [...choosing(card), { type: 'endAttempt', attempt, paid: { receipt }, isOver: true }],
    },
  } as const satisfies Pick<Rules<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>, 'unresolvedPayment' | 'earlierPaid' | 'paid'>
  return { begin, lookUpFirst, rules }
}
