import { type Answer, type Failure, answered } from '../shared/api/answer.ts'
import { type Rules, transitionBy } from '../shared/flow/flow.ts'
import { isFinalAnswer, movedNoMoney } from '../shared/api/isFinalAnswer.ts'
import {
  type AttemptCommand,
  type AttemptEvent,
  type AttemptState,
  type AttemptStep,
  type Keyed,
  type OpenAttempt,
  type UnknownOutcome,
  sendPayment,
  unansweredLookUp,
} from './attempt.ts'
import type { Charge, ClosedOr, Uncharged } from './charge.ts'

type Options = {
  /** Whether an attempt that has not arrived is given up at once, without a question to the payer. */
  readonly closesUnarrived: boolean
}

function attemptRules<Request extends Keyed, Receipt, Recorded>({
  closesUnarrived,
}: Options): Rules<AttemptState<Request, Receipt, Recorded>, AttemptEvent<Receipt, Recorded>, AttemptCommand<Request>> {
  type Next = AttemptStep<Request, Receipt, Recorded>
  type Sent = { readonly request: Request; readonly bankAsked: boolean }

  const unknown = ({ request, bankAsked }: Sent, outcome: UnknownOutcome): OpenAttempt<Request> => ({
    status: 'paymentUnknown',
    request,
    bankAsked,
    ...outcome,
  })

  const lookUp = (state: Sent): Next => [unknown(state, { lookUp: 'asking' }), { type: 'lookUpPayment', request: state.request }]

  /** Another request of the attempt may still arrive, so its key is closed before anything else is paid. */
  const close = (state: Sent, because: Uncharged): Next => [
    unknown(state, { lookUp: 'closing', because }),
    { type: 'closePayment', request: state.request },
  ]

  const uncharged = (because: Uncharged): Next => [{ status: 'uncharged', because }]

  /** A look-up or a close without a final answer says nothing of the payment. */
  const unanswered = (state: Sent, failure: Failure): Next => [unknown(state, { lookUp: unansweredLookUp(failure) })]

  /** A closed key never charges, so another attempt may be made. */
  function settled(state: Sent, charge: ClosedOr<Receipt>, because?: Uncharged): Next {
    switch (charge.outcome) {
      case 'paid':
        return [{ status: 'paid', receipt: charge.receipt }]
      case 'declined':
      case 'refused':
        return uncharged(charge)
      case 'closed':
        return uncharged(because ?? charge)
      case 'requiresAction': {
        // An attempt that the server does not close has no final answer.
        if (because) return [unknown(state, { lookUp: 'noFinalAnswer' })]
        if (state.bankAsked) return [unknown(state, { lookUp: 'notCharged' })]
        const { clientSecret } = charge
        return [
          { status: 'authenticating', request: state.request, clientSecret, bankAsked: true },
          { type: 'authenticate', clientSecret },
        ]
      }
    }
  }

  function chargeAnswered(
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
      sendPaymentAnswered: (state, { answer }) => {
        if (!answer.ok) return chargeAnswered(state, { answer })
        const { value } = answer
        return value.outcome === 'earlierFirst'
          ? [{ status: 'earlierFirst', attempts: value.attempts }]
          : chargeAnswered(state, { answer: answered(value) })
      },
      completePaymentAnswered: chargeAnswered,
    },
    authenticating: {
      authenticateAnswered: (state, { answer }) => {
        // A confirmation that was sent earlier may still arrive.
        if (!answer.ok) return close(state, { outcome: 'notConfirmed', failure: answer.failure })
        const { request, bankAsked } = state
        return [
          { status: 'paying', request, phase: 'completing', bankAsked },
          { type: 'completePayment', request },
        ]
      },
    },
    paymentUnknown: {
      lookUpPaymentAnswered: (state, { answer }) => {
        if (!answer.ok) return unanswered(state, answer.failure)
        const { value } = answer
        if (value.outcome !== 'unknown') return settled(state, value)
        if (state.lookUp !== 'asking') return [state]
        return closesUnarrived ? close(state, { outcome: 'closed' }) : [unknown(state, { lookUp: 'notCharged' })]
      },
      // The payment may still arrive, so it is closed before the payer pays in another way.
      paymentGivenUp: (state) => (state.lookUp === 'notCharged' ? close(state, { outcome: 'givenUp' }) : [state]),
      unresolvedLeft: (state) => (state.lookUp === 'noFinalAnswer' ? [{ status: 'left' }] : [state]),
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
            return lookUp({ ...state, bankAsked: false })
          case 'notCharged':
            // The same attempt under the same key: if it arrives twice, it charges once.
            return sendPayment(state.request, 'chargingAgain')
        }
      },
    },
    paid: {},
    uncharged: {},
    earlierFirst: {},
    left: {},
  }
}

/** The attempt's transition, for a surface's request and receipt. An attempt that is over ignores every event. */
export const attemptTransition = <Request extends Keyed, Receipt, Recorded>(options: Options) =>
  transitionBy<AttemptState<Request, Receipt, Recorded>, AttemptEvent<Receipt, Recorded>, AttemptCommand<Request>>(attemptRules(options))
