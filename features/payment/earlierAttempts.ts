import type { Answer } from '../shared/api/answer.ts'
import { type AnsweredBy, type CommandOf, type EventsNamed, type StateWith as S, type Step, transitionBy } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import { type AttemptActions, type AttemptCalls, type Keyed, unansweredLookUp } from './attempt.ts'
import type { LookedUp, Some } from './charge.ts'

/**
 * An attempt to pay without a known outcome: enough to look it up and to name it, and nothing of the payer. It outlives
 * a reload, the tab and a deployment (NET-08). A surface adds its own reference to what was paid.
 */
export type RecordedAttempt = Keyed & { readonly amount: Cents }

/** The attempts of this device without a known outcome, the oldest first. */
export type RecordedAttempts<Recorded> = readonly [Recorded, ...Recorded[]] | readonly []

/** `unreachable`: no answer. `noFinalAnswer`: the answer did not settle it. `notCharged`: the attempt has not arrived so far. */
export type EarlierLookUp = 'asking' | 'closing' | 'unreachable' | 'noFinalAnswer' | 'notCharged'

/** Attempts of an earlier visit. They are looked up before anything else is paid (NET-08). */
export type EarlierAttempts<Recorded> = { readonly attempts: Some<Recorded>; readonly lookUp: EarlierLookUp }

export type EarlierState<Recorded, Receipt> =
  | S<'unresolvedPayment', EarlierAttempts<Recorded>>
  /** The first attempt was charged. */
  | S<'earlierPaid', { attempts: Some<Recorded>; receipt: Receipt }>
  /** Every attempt is settled or left. */
  | S<'allResolved'>

type Calls<Receipt> = Pick<AttemptCalls<Keyed, Receipt, never>, 'lookUpPayment' | 'closePayment'>
type EarlierCommand = CommandOf<Calls<unknown>>
export type EarlierEvent<Receipt> = AnsweredBy<Calls<Receipt>> | EventsNamed<AttemptActions>
type EarlierStep<Recorded, Receipt> = Step<EarlierState<Recorded, Receipt>, EarlierCommand>

/** Looks up the first attempt before anything else is paid. */
export const lookUpEarlier = <Recorded extends Keyed>(
  attempts: Some<Recorded>,
): Step<S<'unresolvedPayment', EarlierAttempts<Recorded>>, EarlierCommand> => [
  { status: 'unresolvedPayment', attempts, lookUp: 'asking' },
  { type: 'lookUpPayment', request: { key: attempts[0].key } },
]

/** The first attempt is settled or left: the next one follows. */
export const afterFirst = <Recorded extends Keyed>([, next, ...rest]: Some<Recorded>): EarlierStep<Recorded, never> =>
  next ? lookUpEarlier([next, ...rest]) : [{ status: 'allResolved' }]

/** The transition of earlier attempts, for a surface's records and receipt. */
export function earlierTransition<Recorded extends Keyed, Receipt>() {
  type State = S<'unresolvedPayment', EarlierAttempts<Recorded>>
  type Next = EarlierStep<Recorded, Receipt>

  const found = ({ attempts }: State, lookUp: EarlierLookUp): Next => [{ status: 'unresolvedPayment', attempts, lookUp }]
  const lookUp = ({ attempts }: State): Next => lookUpEarlier(attempts)

  function settled(state: State, answer: LookedUp<Receipt>): Next {
    switch (answer.outcome) {
      case 'paid':
        return [{ status: 'earlierPaid', attempts: state.attempts, receipt: answer.receipt }]
      case 'declined':
      case 'closed':
        return afterFirst(state.attempts)
      // It may still arrive, or be confirmed with the bank.
      case 'unknown':
      case 'requiresAction':
        return found(state, 'notCharged')
    }
  }

  const answered = (state: State, answer: Answer<LookedUp<Receipt>>): Next =>
    answer.ok ? settled(state, answer.value) : found(state, unansweredLookUp(answer.failure))

  return transitionBy<EarlierState<Recorded, Receipt>, EarlierEvent<Receipt>, EarlierCommand>({
    unresolvedPayment: {
      lookUpPaymentAnswered: (state, { answer }) => (state.lookUp === 'asking' ? answered(state, answer) : [state]),
      closePaymentAnswered: (state, { answer }) => (state.lookUp === 'closing' ? answered(state, answer) : [state]),
      // The attempt is closed before anything else is paid.
      paymentGivenUp: (state) =>
        state.lookUp === 'notCharged'
          ? [...found(state, 'closing'), { type: 'closePayment', request: { key: state.attempts[0].key } }]
          : [state],
      /** The outcome cannot be known. */
      unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' ? afterFirst(state.attempts) : [state]),
      retry: (state) => (state.lookUp === 'asking' || state.lookUp === 'closing' ? [state] : lookUp(state)),
      reloaded: lookUp,
    },
    earlierPaid: {},
    allResolved: {},
  })
}

/**
 * The rules of a flow's status with earlier attempts. `embed` makes the flow's step of each new state of the attempts; a state
 * that an event does not change stays the same.
 */
export function earlierRules<
  Recorded extends Keyed,
  Receipt,
  State extends S<'unresolvedPayment', EarlierAttempts<Recorded>>,
  Next extends Step<unknown, unknown>,
>(embed: (state: State, step: EarlierStep<Recorded, Receipt>) => Next) {
  const after = earlierTransition<Recorded, Receipt>()
  const follow = (state: State, event: EarlierEvent<Receipt>): Next | readonly [State] => {
    const step = after(state, event)
    return step[0] === state ? [state] : embed(state, step)
  }
  return {
    lookUpPaymentAnswered: follow,
    closePaymentAnswered: follow,
    paymentGivenUp: follow,
    unresolvedLeft: follow,
    retry: follow,
    reloaded: follow,
  }
}
