import type { Answer, Failure } from '../shared/answer.ts'
import {
  type AnsweredBy,
  type CommandOf,
  type EventsNamed,
  type Rules,
  type StateWith as S,
  type Step,
  transitionBy,
} from '../shared/flow.ts'
import { isFinalAnswer, movedNoMoney } from '../shared/isFinalAnswer.ts'
import type { Charge, Closed, LookedUp, Uncharged } from './charge.ts'

// An attempt to pay: one intention, one idempotency key. The surface says what is paid: its request and its receipt.

/** What every request carries: the attempt's idempotency key, the same for every request of the attempt (NET-08). */
export type Keyed = { readonly key: string }

/** What is known of an attempt that has no answer or must not continue. */
export type UnknownOutcome =
  /**
   * `unreachable`: the look-up got no answer. `noFinalAnswer`: the answer did not settle it. `notCharged`: the attempt has
   * not arrived so far.
   */
  | { readonly lookUp: 'asking' | 'unreachable' | 'noFinalAnswer' | 'notCharged' }
  /** The attempt is being closed, so that another may be made. `because` is told then. */
  | { readonly lookUp: 'closing'; readonly because: Uncharged }

/** An attempt whose outcome is not known yet. */
export type OpenAttempt<Request extends Keyed> =
  /** In the phase `charging` this is the attempt's first request; in the others an earlier one may still arrive. */
  | S<'paying', { request: Request; phase: 'charging' | 'chargingAgain' | 'completing' }>
  /** The bank asks the payer to confirm (3-D Secure). */
  | S<'authenticating', { request: Request; clientSecret: string }>
  /** The attempt's answer was lost. It is looked up before anything is sent again, and closed before anything else is paid (NET-08). */
  | (S<'paymentUnknown', { request: Request }> & UnknownOutcome)

/** The attempt is over: another one may be made only if this one is uncharged. */
export type SettledAttempt<Receipt> = S<'paid', { receipt: Receipt }> | S<'uncharged', { because: Uncharged }>

export type AttemptState<Request extends Keyed, Receipt> = OpenAttempt<Request> | SettledAttempt<Receipt>

/** The calls of a surface that takes payments. */
export type AttemptCalls<Request extends Keyed, Receipt> = {
  sendPayment: [{ request: Request }, Charge<Receipt>]
  completePayment: [{ request: Request }, Charge<Receipt>]
  lookUpPayment: [{ request: Keyed }, LookedUp<Receipt>]
  closePayment: [{ request: Keyed }, Charge<Receipt> | Closed]
  /** Answered by the payment gateway. */
  authenticate: [{ clientSecret: string }, unknown]
}
export type AttemptCommand<Request extends Keyed> = CommandOf<AttemptCalls<Request, unknown>>

/** What the payer can do to an attempt. */
export type AttemptActions = {
  /** The payer gives the attempt up, to pay in another way. */
  paymentGivenUp: unknown
  retry: unknown
  reloaded: unknown
}
export type AttemptEvent<Receipt> = AnsweredBy<AttemptCalls<Keyed, Receipt>> | EventsNamed<AttemptActions>

export type AttemptStep<Request extends Keyed, Receipt> = Step<AttemptState<Request, Receipt>, AttemptCommand<Request>>

/** A look-up that brought no final answer. */
export const unansweredLookUp = ({ kind }: Failure): 'unreachable' | 'noFinalAnswer' =>
  kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noFinalAnswer'

/** From here on money may move. */
export const sendPayment = <Request extends Keyed>(
  request: Request,
  phase: 'charging' | 'chargingAgain' = 'charging',
): Step<OpenAttempt<Request>, AttemptCommand<Request>> => [
  { status: 'paying', request, phase },
  { type: 'sendPayment', request },
]

function attemptRules<Request extends Keyed, Receipt>(): Rules<
  AttemptState<Request, Receipt>,
  AttemptEvent<Receipt>,
  AttemptCommand<Request>
> {
  type Next = AttemptStep<Request, Receipt>
  type Sent = { readonly request: Request }

  const lookUp = ({ request }: Sent): Next => [
    { status: 'paymentUnknown', request, lookUp: 'asking' },
    { type: 'lookUpPayment', request },
  ]

  /** Another request of the attempt may still arrive, so its key is closed before anything else is paid. */
  const close = ({ request }: Sent, because: Uncharged): Next => [
    { status: 'paymentUnknown', request, lookUp: 'closing', because },
    { type: 'closePayment', request },
  ]

  const uncharged = (because: Uncharged): Next => [{ status: 'uncharged', because }]

  /** A look-up or a close without a final answer says nothing of the payment. */
  const unanswered = ({ request }: Sent, failure: Failure): Next => [
    { status: 'paymentUnknown', request, lookUp: unansweredLookUp(failure) },
  ]

  /** A closed key never charges, so another attempt may be made. */
  function settled({ request }: Sent, charge: Charge<Receipt> | Closed, because?: Uncharged): Next {
    switch (charge.outcome) {
      case 'paid':
        return [{ status: 'paid', receipt: charge.receipt }]
      case 'declined':
        return uncharged(charge)
      case 'closed':
        return uncharged(because ?? charge)
      case 'requiresAction': {
        const { clientSecret } = charge
        return [
          { status: 'authenticating', request, clientSecret },
          { type: 'authenticate', clientSecret },
        ]
      }
    }
  }

  function answered(
    state: Sent & { readonly phase: 'charging' | 'chargingAgain' | 'completing' },
    { answer }: { readonly answer: Answer<Charge<Receipt>> },
  ): Next {
    if (answer.ok) return settled(state, answer.value)
    if (!isFinalAnswer(answer.failure)) return lookUp(state)
    // A refusal is a final answer only for an attempt that was sent once.
    const because = { outcome: 'refused', refusal: answer.failure } as const
    return state.phase === 'charging' && movedNoMoney(answer.failure) ? uncharged(because) : close(state, because)
  }

  return {
    paying: {
      sendPaymentAnswered: answered,
      completePaymentAnswered: answered,
      // The request may have arrived before the reload.
      reloaded: lookUp,
    },
    authenticating: {
      authenticateAnswered: (state, { answer }) => {
        // A confirmation that was sent earlier may still arrive.
        if (!answer.ok) return close(state, { outcome: 'notConfirmed', failure: answer.failure })
        const { request } = state
        return [
          { status: 'paying', request, phase: 'completing' },
          { type: 'completePayment', request },
        ]
      },
      reloaded: lookUp,
    },
    paymentUnknown: {
      lookUpPaymentAnswered: (state, { answer }) => {
        if (!answer.ok) return unanswered(state, answer.failure)
        const { value } = answer
        if (value.outcome !== 'unknown') return settled(state, value)
        return [state.lookUp === 'asking' ? { status: 'paymentUnknown', request: state.request, lookUp: 'notCharged' } : state]
      },
      // The payment may still arrive, so it is closed before the payer pays in another way.
      paymentGivenUp: (state) => (state.lookUp === 'notCharged' ? close(state, { outcome: 'givenUp' }) : [state]),
      closePaymentAnswered: (state, { answer }) => {
        if (!answer.ok) return unanswered(state, answer.failure)
        return settled(state, answer.value, state.lookUp === 'closing' ? state.because : undefined)
      },
      retry: (state) => {
        switch (state.lookUp) {
          case 'asking':
          case 'closing':
            return [state]
          case 'unreachable':
          case 'noFinalAnswer':
            return lookUp(state)
          case 'notCharged':
            // The same attempt under the same key: if it arrives twice, it charges once.
            return sendPayment(state.request, 'chargingAgain')
        }
      },
      reloaded: (state) => {
        switch (state.lookUp) {
          case 'notCharged':
            return [state]
          case 'closing':
            return close(state, state.because)
          default:
            return lookUp(state)
        }
      },
    },
    paid: {},
    uncharged: {},
  }
}

/** The attempt's transition, for a surface's request and receipt. An attempt that is over ignores every event. */
export const attemptTransition = <Request extends Keyed, Receipt>() =>
  transitionBy<AttemptState<Request, Receipt>, AttemptEvent<Receipt>, AttemptCommand<Request>>(attemptRules())
