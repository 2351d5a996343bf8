import { type Answer, type Failure, answered, isFinalAnswer, movedNoMoney } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import type { Rules } from '../../shared/flow/flow.ts'
import { isLookingUp, lookUpSteps, unanswered } from '../../shared/flow/lookUp.ts'
import { charge, choosing, newSent, verify } from './choosing.ts'
import {
  type CardMethod,
  type Found,
  type FoundAttempts,
  type LookedUp,
  type PaymentTypes,
  type Some,
  type Uncharged,
  isPaymentOf,
  madeOf,
} from './attempt.ts'
import type { PaymentCommand, PaymentEvent, PaymentRules, PaymentState, PaymentStep, Sent, UnknownPayment } from './payment.ts'
import { attemptOf, getRecordedAttempt } from './paymentState.ts'
import { unchargedProblem } from './problem.ts'

// An attempt: sent, confirmed with the bank, looked up and closed. From `charge` on money may move. One of an earlier visit, or of
// another tab, is an attempt whose outcome is unknown, and of which this page has sent nothing.

const givenUp = { outcome: 'givenUp' } as const

/** The steps of an attempt, from its first request to its outcome. */
export function attemptRules<P extends PaymentTypes>(surface: PaymentRules<P>) {
  const { pays, isGone, notPaid, earlierNotPaid, closesUnarrived = false, isPaidAlready, verifies = false } = surface
  type State = PaymentState<P>
  type Next = PaymentStep<P>
  type Unknown = UnknownPayment<P>
  type Answered = LookedUp<P['receipt']>

  const endWith = (reason: P['reason'], card: CardMethod | null): Next => [{ status: 'notPaid', reason, card }]

  function uncharged({ card, method, request, notPaid: reason }: Sent<P>, why: Uncharged): Next {
    const ending = reason ?? notPaid?.(why, request) ?? null
    return ending === null ? choosing(card, unchargedProblem(method, why)) : endWith(ending, card)
  }

  const lookUpFirst = (attempts: Some<Found<P['what']>>): Next =>
    lookUp.ask({ status: 'paymentUnknown', attempts, sent: null, lookUp: 'asking', why: null })

  const begin = ([first, ...rest]: FoundAttempts<P['what']>, card: CardMethod | null = null): Next =>
    first ? lookUpFirst([first, ...rest]) : choosing(card)

  /** The first attempt is settled or left. */
  const goOn = ([, next, ...rest]: Unknown['attempts'], sent: Sent<P> | null = null): Next => begin(next ? [next, ...rest] : [], sent?.card)

  /** An earlier attempt has charged nothing. Those that are left come first. */
  const passed = (attempts: Unknown['attempts'], why: Uncharged): Next =>
    earlierNotPaid && attempts.length === 1 ? endWith(earlierNotPaid(why, attempts[0]), null) : goOn(attempts)

  /** The attempt as this page may show it now: its payer may have signed out while it was looked up. */
  const asNow = (attempt: Found<P['what']>): Found<P['what']> =>
    isGone?.(attempt.key) === true ? { ...attempt, terms: null, isGone: true } : attempt

  function paid({ attempts: [first, ...rest], sent }: Unknown, receipt: P['receipt']): Next {
    const attempt = asNow(first)
    if (sent) return [{ status: 'paid', receipt, attempt: attemptOf(sent), isEarlier: false, card: sent.card }]
    if (isPaymentOf<P['what']>(attempt, pays())) return [{ status: 'paid', receipt, attempt, isEarlier: true, card: null }]
    return [{ status: 'earlierPaid', attempts: [attempt, ...rest], made: madeOf(receipt) }]
  }

  const lookUp = lookUpSteps<Unknown, State, PaymentCommand<P>, Answered, Uncharged>({
    at: (state, phase) => ({ ...state, lookUp: phase, why: null }),
    ask: ({ attempts: [{ key }] }) => ({ type: 'lookUpPayment', request: { key } }),
    found: (state, found) => {
      const { attempts, sent, why } = state
      switch (found.outcome) {
        case 'paid':
          return paid(state, found.receipt)
        case 'declined':
        case 'refused':
          return sent ? uncharged(sent, found) : passed(attempts, found)
        // A closed key never charges, so another attempt may be made.
        case 'closed':
          return sent ? uncharged(sent, why ?? found) : passed(attempts, why ?? found)
        // It may still arrive, or be confirmed with the bank.
        case 'unknown':
        case 'requiresAction':
          if (sent === null) return 'notFound'
          // An attempt that the server does not close has no final answer.
          if (why !== null) return found.outcome === 'unknown' ? 'notFound' : 'noFinalAnswer'
          // Nobody is asked to pay what has changed.
          if (sent.notPaid !== null) return close(sent, givenUp)
          return found.outcome === 'unknown' || sent.bankAsked ? 'notFound' : authenticate(sent, found.clientSecret)
      }
    },
    close: {
      at: (state, why) => ({ ...state, lookUp: 'closing', why }),
      command: ({ attempts: [{ key }] }) => ({ type: 'closePayment', request: { key } }),
      unarrived: closesUnarrived ? givenUp : null,
    },
  })

  const authenticate = (sent: Sent<P>, clientSecret: string): Next => [
    { status: 'authenticating', sent: { ...sent, bankAsked: true }, clientSecret },
    { type: 'authenticate', clientSecret },
  ]

  const unknown = (sent: Sent<P>): Unknown => ({ status: 'paymentUnknown', attempts: [attemptOf(sent)], sent, lookUp: 'asking', why: null })

  /** Another request of the attempt may still arrive, so its key is closed before anything else is paid. */
  const close = (sent: Sent<P>, why: Uncharged): Next => lookUp.close(unknown(sent), why)

  /** The refusal of a payment that is paid already, and what the page shows after it; null for any other failure. */
  const endingOf = (failure: Failure, { request }: Sent<P>): P['reason'] | null =>
    failure.kind === 'refused' && isPaidAlready?.(failure) === true
      ? (notPaid?.({ outcome: 'refused', refusal: failure }, request) ?? null)
      : null

  function failedToCharge(sent: Sent<P>, failure: Failure, isFirst: boolean): Next {
    const ending = endingOf(failure, sent)
    if (ending !== null) {
      // Somebody else has paid it only where the attempt was sent once, and refused as a whole.
      const isByAnother = isFirst && failure.kind === 'refused' && failure.status >= 400
      return isByAnother ? endWith(ending, sent.card) : lookUp.ask(unknown({ ...sent, notPaid: ending }))
    }
    if (!isFinalAnswer(failure)) return lookUp.ask(unknown(sent))
    const why = { outcome: 'refused', refusal: failure } as const
    // A refusal is a final answer only for an attempt that was sent once.
    return isFirst && movedNoMoney(failure) ? uncharged(sent, why) : close(sent, why)
  }

  /** A look-up that is refused as paid already does not contain the outcome of the attempt, so the attempt is closed. */
  function lookedUp(state: Unknown, answer: Answer<Answered>): Next {
    const { sent } = state
    const ending = answer.ok || sent === null || state.lookUp !== 'asking' ? null : endingOf(answer.failure, sent)
    return sent === null || ending === null ? lookUp.lookedUp(state, answer) : close({ ...sent, notPaid: ending }, givenUp)
  }

  /** A close that is refused so does not say it either: the attempt is looked up, but only once. */
  function closed(state: Unknown, answer: Answer<Exclude<Answered, { readonly outcome: 'unknown' }>>): Next {
    const { sent } = state
    const ending = answer.ok || sent === null || sent.notPaid !== null || state.lookUp !== 'closing' ? null : endingOf(answer.failure, sent)
    return sent === null || ending === null ? lookUp.closed(state, answer) : lookUp.ask(unknown({ ...sent, notPaid: ending }))
  }

  /** Nothing more is paid in the payer's name. */
  const left = {
    payerLeft: (state: State): Next => {
      const attempt = getRecordedAttempt<P>(state)
      return attempt ? lookUpFirst([attempt]) : choosing()
    },
  }

  const rules = {
    verifying: {
      verifyPaymentAnswered: ({ sent, isAgain }, { answer }) => {
        if (answer.ok && answer.value === null) return charge(sent, isAgain ? 'chargingAgain' : 'charging')
        // An attempt that may still arrive is closed, or looked up.
        if (isAgain)
          return answer.ok ? close({ ...sent, notPaid: answer.value }, givenUp) : [{ ...unknown(sent), lookUp: unanswered(answer.failure) }]
        return answer.ok ? endWith(answer.value, sent.card) : choosing(sent.card, { on: 'page', message: failureText(answer.failure) })
      },
      ...left,
    },
    paying: {
      sendPaymentAnswered: ({ sent, phase }, { answer }) => {
        if (answer.ok)
          return answer.value.outcome === 'earlierFirst'
            ? lookUpFirst(answer.value.attempts)
            : lookUp.lookedUp(unknown(sent), answered(answer.value))
        // The server has answered, but without the outcome of the payment.
        const isUnclear = sent.isUnclear || answer.failure.kind === 'malformed'
        return failedToCharge({ ...sent, isUnclear }, answer.failure, phase === 'charging')
      },
      completePaymentAnswered: ({ sent }, { answer }) =>
        answer.ok ? lookUp.lookedUp(unknown(sent), answer) : failedToCharge(sent, answer.failure, false),
      ...left,
    },
    authenticating: {
      authenticateAnswered: ({ sent }, { answer }) => {
        // A confirmation that was sent earlier may still arrive.
        if (!answer.ok) return close(sent, { outcome: 'notConfirmed', failure: answer.failure })
        return [
          { status: 'paying', sent, phase: 'completing' },
          { type: 'completePayment', request: sent.request },
        ]
      },
      ...left,
    },
    paymentUnknown: {
      lookUpPaymentAnswered: (state, { answer }) => lookedUp(state, answer),
      closePaymentAnswered: (state, { answer }) => closed(state, answer),
      // The payment may still arrive, so it is closed before anything else is paid.
      paymentGivenUp: (state) => lookUp.givenUp(state, givenUp),
      unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' ? goOn(state.attempts, state.sent) : [state]),
      retry: (state) => {
        const { sent } = state
        if (isLookingUp(state.lookUp)) return [state]
        if (sent === null || state.lookUp !== 'notFound') return lookUp.ask({ ...state, sent: sent && { ...sent, bankAsked: false } })
        // The same attempt under the same key: if it arrives twice, it charges once.
        return verifies ? verify(newSent(sent, sent.request), true) : charge(sent, 'chargingAgain')
      },
      payerLeft: (state) => (state.sent === null ? [state] : left.payerLeft(state)),
    },
    earlierPaid: {
      unresolvedLeft: ({ attempts, made }) => [...goOn(attempts), { type: 'endAttempt', attempt: attempts[0], ending: made }],
    },
  } as const satisfies Omit<Rules<State, PaymentEvent<P>, PaymentCommand<P>>, 'choosing' | 'asking' | 'preparing' | 'paid' | 'notPaid'>
  return { begin, rules }
}
