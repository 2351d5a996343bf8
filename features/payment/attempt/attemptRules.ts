import { type Answer, type Failure, answered } from '../../shared/api/answers/answer.ts'
import { isFinalAnswer, movedNoMoney } from '../../shared/api/answers/isFinalAnswer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import type { Rules, StateOf } from '../../shared/flow/flow.ts'
import { isLookingUp, lookUpSteps, unanswered } from '../../shared/flow/lookUp.ts'
import type { CardMethod, Charge, ClosedOr, ListedAttempt, LookedUp, ForeignPaid, PaymentTypes, Some, Uncharged } from './attempt.ts'
import { charge, choosing, newSent, pickSent, verify } from '../gate/choosing.ts'
import type { PaymentCommand, PaymentEvent, PaymentRules, PaymentState, PaymentStep, Sent, UnknownPayment } from './payment.ts'
import { getRecordedAttempt } from './paymentState.ts'
import { unchargedProblem } from './problem.ts'

// The attempt of this page: sent, confirmed with the bank, looked up and closed. From `charge` on money may move.

export function attemptRules<P extends PaymentTypes>(
  surface: PaymentRules<P>,
  earlierFirst: (attempts: Some<ListedAttempt<P['what']>>) => PaymentStep<P>,
) {
  type Next = PaymentStep<P>
  type Unknown = UnknownPayment<P>
  const { leadsTo, endsBy, verifies = false } = surface

  const notPaid = (because: P['because'], card: CardMethod | null): Next => [{ status: 'notPaid', because, card }]

  /** The end after a refusal of a payment that is paid already; null for any other failure. */
  const getEnding = (failure: Failure): P['because'] | null => endsBy?.(failure) ?? null

  function uncharged({ card, method, request, elsewhere }: Sent<P>, why: Uncharged): Next {
    const end = why.outcome === 'refused' ? getEnding(why.refusal) : null
    const because = elsewhere ?? end ?? leadsTo?.(why, request) ?? null
    return because === null ? choosing(card, unchargedProblem(method, why)) : notPaid(because, card)
  }

  const paid = ({ request, card }: Sent<P>, receipt: P['receipt']): Next => [
    { status: 'paid', receipt, attempt: { ...request.what, key: request.key }, isEarlier: false, card },
  ]

  const authenticate = (sent: Sent<P>, clientSecret: string): Next => [
    { status: 'authenticating', ...pickSent(sent), clientSecret, bankAsked: true },
    { type: 'authenticate', clientSecret },
  ]

  /** Follows a result; the bank's question comes back where nobody can be asked now. */
  function settle(sent: Sent<P>, charge: ClosedOr<P['receipt']>, because?: Uncharged): Next | 'requiresAction' {
    switch (charge.outcome) {
      case 'paid':
        return paid(sent, charge.receipt)
      case 'declined':
      case 'refused':
        return uncharged(sent, charge)
      // A closed key never charges, so another attempt may be made.
      case 'closed':
        return uncharged(sent, because ?? charge)
      case 'requiresAction':
        return because || sent.bankAsked ? 'requiresAction' : authenticate(sent, charge.clientSecret)
    }
  }

  const unknown = (state: Unknown, lookUp: Exclude<Unknown['lookUp'], 'closing'>): Unknown => ({
    status: 'paymentUnknown',
    ...pickSent(state),
    lookUp,
  })

  const lookUp = lookUpSteps<Unknown, PaymentState<P>, PaymentCommand<P>, LookedUp<P['receipt']> | ForeignPaid, Uncharged>({
    at: unknown,
    ask: ({ request }) => ({ type: 'lookUpPayment', request }),
    found: (state, found) => {
      // The page has sent this attempt itself.
      if (found.outcome === 'foreignPaid') return 'noFinalAnswer'
      const isClosing = state.lookUp === 'closing'
      const isOpen = found.outcome === 'unknown' || found.outcome === 'requiresAction'
      // Nobody is asked to pay what has changed.
      if (isOpen && !isClosing && state.elsewhere !== null) return close(state, { outcome: 'givenUp' })
      if (found.outcome === 'unknown') return 'notFound'
      const next = settle(state, found, isClosing ? state.because : undefined)
      // An attempt that the server does not close has no final answer.
      return next === 'requiresAction' ? (isClosing ? 'noFinalAnswer' : 'notFound') : next
    },
    close: {
      at: (state, because) => ({ status: 'paymentUnknown', ...pickSent(state), lookUp: 'closing', because }),
      command: ({ request }) => ({ type: 'closePayment', request }),
      unarrived: null,
    },
  })

  const at = (sent: Sent<P>): Unknown => ({ status: 'paymentUnknown', ...pickSent(sent), lookUp: 'asking' })

  /** Another request of the attempt may still arrive, so its key is closed before anything else is paid. */
  const close = (sent: Sent<P>, because: Uncharged): Next => lookUp.close(at(sent), because)

  function failedToCharge(sent: Sent<P>, failure: Failure, isFirst: boolean): Next {
    const elsewhere = getEnding(failure)
    if (elsewhere !== null) {
      // Somebody else has paid it only where the attempt was sent once, and refused as a whole.
      const isByAnother = isFirst && failure.kind === 'refused' && failure.status >= 400
      return isByAnother ? notPaid(elsewhere, sent.card) : lookUp.ask(at({ ...sent, elsewhere }))
    }
    if (!isFinalAnswer(failure)) return lookUp.ask(at(sent))
    const because = { outcome: 'refused', refusal: failure } as const
    // A refusal is a final answer only for an attempt that was sent once.
    return isFirst && movedNoMoney(failure) ? uncharged(sent, because) : close(sent, because)
  }

  function charged(state: StateOf<PaymentState<P>, 'paying'>, answer: Answer<Charge<P['receipt']>>): Next {
    if (!answer.ok) return failedToCharge(state, answer.failure, state.phase === 'charging')
    const next = settle(state, answer.value)
    return next === 'requiresAction' ? [unknown(at(state), 'notFound')] : next
  }

  /** A look-up that is refused as paid already does not contain the outcome of the attempt, so the attempt is closed. */
  function lookedUp(state: Unknown, answer: Answer<LookedUp<P['receipt']> | ForeignPaid>): Next {
    const elsewhere = answer.ok ? null : getEnding(answer.failure)
    if (elsewhere === null || state.lookUp !== 'asking') return lookUp.lookedUp(state, answer)
    return close({ ...state, elsewhere }, { outcome: 'givenUp' })
  }

  /** A close that is refused so does not say it either: the attempt is looked up, but only once. */
  function closed(state: Unknown, answer: Answer<ClosedOr<P['receipt']> | ForeignPaid>): Next {
    const elsewhere = answer.ok ? null : getEnding(answer.failure)
    if (elsewhere === null || state.lookUp !== 'closing' || state.elsewhere !== null) return lookUp.closed(state, answer)
    return lookUp.ask(at({ ...state, elsewhere }))
  }

  /** Nothing more is paid in the payer's name. */
  function payerLeft(state: PaymentState<P>): Next {
    const attempt = getRecordedAttempt<P>(state)
    return attempt ? earlierFirst([attempt]) : choosing()
  }
  const left = { payerLeft }

  return {
    verifying: {
      verifyPaymentAnswered: (state, { answer }) => {
        const { request, card } = state
        const sent = newSent(state, request)
        if (answer.ok && answer.value === null) return charge(sent, state.isAgain ? 'chargingAgain' : 'charging')
        // An attempt that may still arrive is closed, or looked up.
        if (state.isAgain)
          return answer.ok
            ? close({ ...sent, elsewhere: answer.value }, { outcome: 'givenUp' })
            : [unknown(at(sent), unanswered(answer.failure))]
        return answer.ok ? notPaid(answer.value, card) : choosing(card, { on: 'page', message: failureText(answer.failure) })
      },
      ...left,
    },
    paying: {
      sendPaymentAnswered: (state, { answer }) => {
        // The server has answered, but without the outcome of the payment.
        if (!answer.ok) return charged({ ...state, isUnclear: state.isUnclear || answer.failure.kind === 'malformed' }, answer)
        return answer.value.outcome === 'earlierFirst' ? earlierFirst(answer.value.attempts) : charged(state, answered(answer.value))
      },
      completePaymentAnswered: (state, { answer }) => charged(state, answer),
      ...left,
    },
    authenticating: {
      authenticateAnswered: (state, { answer }) => {
        // A confirmation that was sent earlier may still arrive.
        if (!answer.ok) return close(state, { outcome: 'notConfirmed', failure: answer.failure })
        const { request } = state
        return [
          { status: 'paying', ...pickSent(state), phase: 'completing' },
          { type: 'completePayment', request },
        ]
      },
      ...left,
    },
    paymentUnknown: {
      lookUpPaymentAnswered: (state, { answer }) => lookedUp(state, answer),
      closePaymentAnswered: (state, { answer }) => closed(state, answer),
      // The payment may still arrive, so it is closed before the payer pays in another way.
      paymentGivenUp: (state) => lookUp.givenUp(state, { outcome: 'givenUp' }),
      unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' ? choosing(state.card) : [state]),
      retry: (state) => {
        if (isLookingUp(state.lookUp)) return [state]
        if (state.lookUp !== 'notFound') return lookUp.ask({ ...state, bankAsked: false })
        // The same attempt under the same key: if it arrives twice, it charges once.
        return verifies ? verify(state, state.request, true) : charge(state, 'chargingAgain')
      },
      ...left,
    },
  } as const satisfies Pick<
    Rules<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>,
    'verifying' | 'paying' | 'authenticating' | 'paymentUnknown'
  >
}
