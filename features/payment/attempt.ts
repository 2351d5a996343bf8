import type { Failure } from '../shared/api/answer.ts'
import type { AnsweredBy, CommandOf, EventsNamed, StateWith as S, Step } from '../shared/flow/flow.ts'
import type { Charge, ClosedOr, EarlierFirst, LookedUp, Some, Uncharged } from './charge.ts'

// An attempt to pay: one intention, one idempotency key. The surface says what is paid: its request and its receipt.

/** What every request carries: the attempt's idempotency key, the same for every request of the attempt. */
export type Keyed = { readonly key: string }

/** What is known of an attempt that has no answer or must not continue. */
export type UnknownOutcome =
  /**
   * `unreachable`: the look-up got no answer. `noFinalAnswer`: the answer did not settle it. `notCharged`: the attempt has
   * not arrived so far.
   */
  | { readonly lookUp: 'unreachable' | 'noFinalAnswer' | 'notCharged' }
  | { readonly lookUp: 'asking' }
  /** The attempt is being closed, so that another may be made. `because` is told then. */
  | { readonly lookUp: 'closing'; readonly because: Uncharged }

/**
 * An attempt whose outcome is not known yet. `bankAsked`: the bank has been asked since the payer's last press. It is asked once
 * for each press, or a server and a bank that disagree would go round by themselves.
 */
export type OpenAttempt<Request extends Keyed> = { readonly bankAsked: boolean } &
  /** In the phase `charging` this is the attempt's first request; in the others an earlier one may still arrive. */
  (
    | S<'paying', { request: Request; phase: 'charging' | 'chargingAgain' | 'completing' }>
    /** The bank asks the payer to confirm (3-D Secure). */
    | S<'authenticating', { request: Request; clientSecret: string }>
    /** The attempt's answer was lost. It is looked up before anything is sent again, and closed before anything else is paid. */
    | (S<'paymentUnknown', { request: Request }> & UnknownOutcome)
  )

/** The attempt is over: another one may be made only if this one is uncharged, or if the payer goes on without its outcome. */
export type SettledAttempt<Receipt, Recorded> =
  | S<'paid', { receipt: Receipt }>
  | S<'uncharged', { because: Uncharged }>
  /** Nothing was sent: this device's other attempts to pay for the same come first. */
  | S<'earlierFirst', { attempts: Some<Recorded> }>
  /** The outcome cannot be known, and the payer goes on all the same. */
  | S<'left'>

/** `Recorded` is what the device records of an attempt. */
export type AttemptState<Request extends Keyed, Receipt, Recorded> = OpenAttempt<Request> | SettledAttempt<Receipt, Recorded>

/** The calls of a surface that takes payments. */
export type AttemptCalls<Request extends Keyed, Receipt, Recorded> = {
  sendPayment: [{ request: Request }, Charge<Receipt> | EarlierFirst<Recorded>]
  completePayment: [{ request: Request }, Charge<Receipt>]
  lookUpPayment: [{ request: Keyed }, LookedUp<Receipt>]
  closePayment: [{ request: Keyed }, ClosedOr<Receipt>]
  /** Answered by the payment gateway. */
  authenticate: [{ clientSecret: string }, unknown]
}
export type AttemptCommand<Request extends Keyed> = CommandOf<AttemptCalls<Request, unknown, unknown>>

/** What the payer can do to an attempt. */
export type AttemptActions = {
  /** The payer gives the attempt up, to pay in another way. */
  paymentGivenUp: unknown
  /** The payer goes on without an outcome that cannot be known, or knowing that an earlier attempt was charged. */
  unresolvedLeft: unknown
  retry: unknown
}
export type AttemptEvent<Receipt, Recorded> = AnsweredBy<AttemptCalls<Keyed, Receipt, Recorded>> | EventsNamed<AttemptActions>

export type AttemptStep<Request extends Keyed, Receipt, Recorded> = Step<AttemptState<Request, Receipt, Recorded>, AttemptCommand<Request>>

/** A look-up that brought no final answer. */
export const unansweredLookUp = ({ kind }: Failure): 'unreachable' | 'noFinalAnswer' =>
  kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'noFinalAnswer'

/** From here on money may move. */
export const sendPayment = <Request extends Keyed>(
  request: Request,
  phase: 'charging' | 'chargingAgain' = 'charging',
): Step<OpenAttempt<Request>, AttemptCommand<Request>> => [
  { status: 'paying', request, phase, bankAsked: false },
  { type: 'sendPayment', request },
]
