import type { Answer } from '../shared/api/answer.ts'
import type { StateOf, Step } from '../shared/flow/flow.ts'
import { unansweredLookUp } from './attempt.ts'
import type { LookedUp, Some, Uncharged } from './charge.ts'
import type { Payable, PaymentCommand, PaymentRules, PaymentState, PaymentTypes, Recorded } from './payment.ts'

/**
 * An attempt to pay without a known outcome: enough to look it up and to name it, and nothing of the payer. It outlives
 * a reload, the tab and a deployment. A surface adds its own reference to what was paid.
 */
export type RecordedAttempt = Recorded<Payable>

/** The attempts of this device without a known outcome, the oldest first. */
export type RecordedAttempts<Recorded> = readonly [Recorded, ...Recorded[]] | readonly []

/** `unreachable`: no answer. `noFinalAnswer`: the answer did not settle it. `notCharged`: the attempt has not arrived so far. */
export type EarlierLookUp = 'asking' | 'closing' | 'unreachable' | 'noFinalAnswer' | 'notCharged'

/** Attempts of an earlier visit. They are looked up before anything else is paid. */
export type EarlierAttempts<Recorded> = { readonly attempts: Some<Recorded>; readonly lookUp: EarlierLookUp }

/** The steps of earlier attempts, which are looked up one after the other before anything else is paid. */
export function earlierSteps<P extends PaymentTypes>({ isOwn, afterEarlier, takenBack, closesUnarrived = false }: PaymentRules<P>) {
  type Next = Step<PaymentState<P>, PaymentCommand<P>>
  type Attempts = Some<Recorded<P['what']>>
  type Unresolved = StateOf<PaymentState<P>, 'unresolvedPayment'>
  type EarlierPaid = StateOf<PaymentState<P>, 'earlierPaid'>

  const unresolved = (attempts: Attempts, lookUp: EarlierLookUp): PaymentState<P> => ({ status: 'unresolvedPayment', attempts, lookUp })

  const lookUpFirst = (attempts: Attempts): Next => [
    unresolved(attempts, 'asking'),
    { type: 'lookUpPayment', request: { key: attempts[0].key } },
  ]

  const closeFirst = (attempts: Attempts): Next => [
    unresolved(attempts, 'closing'),
    { type: 'closePayment', request: { key: attempts[0].key } },
  ]

  /** Payments start with this device's attempts without a known outcome. */
  const begin = ([first, ...rest]: RecordedAttempts<Recorded<P['what']>>): Next =>
    first ? lookUpFirst([first, ...rest]) : [{ status: 'choosing', card: null, problem: null }]

  /** The first attempt is settled or left. */
  const goOn = ([, next, ...rest]: Attempts): Next => begin(next ? [next, ...rest] : [])

  function uncharged(attempts: Attempts, why: Uncharged): Next {
    const because = afterEarlier?.(why, attempts[0]) ?? null
    return because === null ? goOn(attempts) : [{ status: 'notPaid', because, card: null }]
  }

  function settled({ attempts, lookUp }: Unresolved, found: LookedUp<P['receipt']>): Next {
    switch (found.outcome) {
      case 'paid': {
        const { receipt } = found
        const [attempt] = attempts
        return [
          isOwn(attempt) ? { status: 'paid', receipt, attempt, isEarlier: true, card: null } : { status: 'earlierPaid', attempts, receipt },
        ]
      }
      case 'declined':
      case 'closed':
      case 'refused':
        return uncharged(attempts, found)
      // It may still arrive, or be confirmed with the bank.
      case 'unknown':
      case 'requiresAction':
        return closesUnarrived && lookUp === 'asking' ? closeFirst(attempts) : [unresolved(attempts, 'notCharged')]
    }
  }

  /** A payment that was made is looked up again. Only an answer that says otherwise takes it back. */
  function lookedUpAgain(state: StateOf<PaymentState<P>, 'paid'>, answer: Answer<LookedUp<P['receipt']>>): Next {
    const { status, receipt, attempt, isEarlier, card } = state
    if (!answer.ok) return [{ status, receipt, attempt, isEarlier, card }]
    const { value } = answer
    switch (value.outcome) {
      case 'paid':
        return [{ status, receipt: value.receipt, attempt, isEarlier, card }]
      case 'declined':
      case 'closed':
      case 'refused':
        return takenBack === undefined ? begin([]) : [{ status: 'notPaid', because: takenBack, card }]
      case 'unknown':
      case 'requiresAction':
        return [unresolved([attempt], 'notCharged')]
    }
  }

  const answered = (state: Unresolved, answer: Answer<LookedUp<P['receipt']>>): Next =>
    answer.ok ? settled(state, answer.value) : [unresolved(state.attempts, unansweredLookUp(answer.failure))]

  type Answered = { readonly answer: Answer<LookedUp<P['receipt']>> }
  const rules = {
    unresolvedPayment: {
      lookUpPaymentAnswered: (state: Unresolved, { answer }: Answered) => (state.lookUp === 'asking' ? answered(state, answer) : [state]),
      closePaymentAnswered: (state: Unresolved, { answer }: Answered) => (state.lookUp === 'closing' ? answered(state, answer) : [state]),
      // The attempt is closed before anything else is paid.
      paymentGivenUp: (state: Unresolved) => (state.lookUp === 'notCharged' ? closeFirst(state.attempts) : [state]),
      // The outcome cannot be known.
      unresolvedLeft: (state: Unresolved) => (state.lookUp === 'noFinalAnswer' ? goOn(state.attempts) : [state]),
      retry: (state: Unresolved) => (state.lookUp === 'asking' || state.lookUp === 'closing' ? [state] : lookUpFirst(state.attempts)),
    },
    earlierPaid: {
      unresolvedLeft: ({ attempts, receipt }: EarlierPaid) => [...goOn(attempts), { type: 'settleAttempt', attempt: attempts[0], receipt }],
    },
  } as const satisfies Record<string, Record<string, (state: never, event: never) => Next | readonly [Unresolved]>>
  return { begin, lookUpFirst, lookedUpAgain, rules }
}
