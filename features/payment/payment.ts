import type { Failure } from '../shared/api/answer.ts'
import type { AnsweredBy, CommandOf, EventsNamed, StateOf, StateWith as S, Step } from '../shared/flow/flow.ts'
import type { Cents } from '../shared/money/money.ts'
import type { AttemptActions, AttemptCalls, Keyed, OpenAttempt } from './attempt.ts'
import type { Some, Uncharged } from './charge.ts'
import type { EarlierAttempts } from './earlierAttempts.ts'
import type { Paying, Question } from './gate.ts'
import type { CardMethod, GatewayMethod, Method, MethodToMake, NoCard, Payer, Problem } from './method.ts'

// One payment, whole: earlier attempts of this device first, then a card, then the attempt. Every surface that moves money
// embeds it, and sees `paid` or `notPaid`.

/** What is paid: its amount, and the surface's reference to it. It is recorded, so it says nothing of the payer. */
export type Payable = {
  readonly amount: Cents
  /** The sum that was due on a bill before this payment, and the sum that remains due after it. */
  readonly due?: Cents | undefined
  readonly remaining?: Cents | undefined
}

/** The types of a surface's payment. */
export type PaymentTypes = {
  what: Payable
  /** What a request says besides: never recorded. */
  details: unknown
  receipt: unknown
  /** Why nothing was paid, where the surface must lead somewhere. */
  because: unknown
}

export type PaymentRequest<P extends PaymentTypes> = Keyed & {
  readonly what: P['what']
  readonly details: P['details']
  /** The payment gateway's id of the card or wallet; null if no card is charged. */
  readonly paymentMethodId: string | null
}
/** `startedAt`: milliseconds since 1970, where the record says it. */
export type Recorded<What> = Keyed & What & { readonly startedAt?: number }

/** With what it is paid, and the card to go back to. */
export type By = { readonly method: Method | NoCard; readonly card: CardMethod | null }

/** An attempt on its way. `isUnclear`: the server has answered, and did not say what became of it. */
type Open<P extends PaymentTypes> = OpenAttempt<PaymentRequest<P>> &
  By & {
    readonly isUnclear: boolean
    /** Where it leads once it is closed, because what is paid has changed; null where nothing has. */
    readonly elsewhere: P['because'] | null
  }

export type PaymentState<P extends PaymentTypes> =
  /** `card`: null before the payer has chosen one. `confirmed`: the questions that they have said yes to. */
  | S<'choosing', { card: CardMethod | null; problem: Problem | null; confirmed?: readonly string[] }>
  /** The payer has pressed a way to pay, and is asked first. */
  | S<'asking', { card: CardMethod | null; question: Question; by: Method | NoCard; confirmed: readonly string[] }>
  /** The payment gateway makes a payment method. No charge has been requested. `then` is null where the card is only saved. */
  | (S<'preparing', { method: MethodToMake; then: Intent<P> | null }> & By)
  /** The surface reads again what is paid. `isAgain`: an earlier request of the attempt may still arrive. */
  | (S<'verifying', { request: PaymentRequest<P>; isAgain: boolean }> & By)
  | Open<P>
  /** `isEarlier`: by an attempt of an earlier visit, or of another tab. `isAsking`: it is looked up again. */
  | S<'paid', { receipt: P['receipt']; attempt: Recorded<P['what']>; isEarlier: boolean; isAsking?: true; card: CardMethod | null }>
  | S<'notPaid', { because: P['because']; card: CardMethod | null }>
  | S<'unresolvedPayment', EarlierAttempts<Recorded<P['what']>>>
  /** An attempt to pay for something else was charged. */
  | S<'earlierPaid', { attempts: Some<Recorded<P['what']>>; receipt: P['receipt'] }>

export type PaymentStatus = PaymentState<PaymentTypes>['status']

/** The payer's agreement, with the idempotency key of a new attempt. Only the gate makes one. */
export type Intent<P extends PaymentTypes> = { readonly key: string; readonly what: P['what']; readonly details: P['details'] }

type Calls<P extends PaymentTypes> = AttemptCalls<PaymentRequest<P>, P['receipt'], Recorded<P['what']>> & {
  /** `isSaved`: the server keeps the card, so that it is one of the payer's from now on. */
  makePaymentMethod: [{ method: MethodToMake; payer: Payer | null }, { readonly id: string; readonly isSaved: boolean }]
  /** Null if it can be paid as the payer has agreed to it. */
  verifyPayment: [{ request: PaymentRequest<P> }, P['because'] | null]
}
export type PaymentCommand<P extends PaymentTypes> =
  | CommandOf<Calls<P>>
  | { readonly type: 'reportCardSaved' }
  /** The payer has seen that this was charged, and goes on: its record ends, also where a till was not informed. */
  | { readonly type: 'settleAttempt'; readonly attempt: Recorded<P['what']>; readonly receipt: P['receipt'] }

/** A press that pays what the page lets it pay. `key` is of a new attempt; `payer` is null where nobody is signed in. */
type Press<P extends PaymentTypes> = { readonly key: string; readonly paying: Paying<P> | null; readonly payer: Payer | null }

type Events<P extends PaymentTypes> = AttemptActions & {
  methodChosen: { method: CardMethod }
  /** The card's field has changed, so an error on it no longer applies. */
  cardChanged: unknown
  /** Saves the typed card before anything is paid. */
  cardSubmitted: { payer: Payer | null }
  /** With the card that the payer sees. */
  paySubmitted: Press<P> & { card: CardMethod | NoCard }
  /** Before a wallet's sheet opens, and before another way is confirmed. */
  gatewayPressed: { paying: Paying<P> | null; method: GatewayMethod }
  /** The payer has confirmed this amount in the gateway's own part of the page: a wallet's sheet, or its form of other ways. */
  gatewayConfirmed: Press<P> & { method: GatewayMethod; amount: Cents }
  questionConfirmed: Press<P>
  questionDeclined: unknown
  /** The payer has signed out: nothing more is paid in their name, and an attempt is looked up by its key alone. */
  payerLeft: unknown
  /** The surface has taken over, and may be paid for something else. */
  nextStarted: unknown
  /** Nothing follows: what was on its way is looked up by its record. */
  reloaded: unknown
}
export type PaymentEvent<P extends PaymentTypes> = AnsweredBy<Calls<P>> | EventsNamed<Events<P>>

export type PaymentStep<P extends PaymentTypes> = Step<PaymentState<P>, PaymentCommand<P>>

/** What a surface decides about its payments. */
export type PaymentRules<P extends PaymentTypes> = {
  /** Whether an attempt of this device pays what this page is about: then its payment is this page's. */
  readonly isOwn: (attempt: Recorded<P['what']>) => boolean
  /** Where an attempt that charged nothing leads; null: back to the card, with the reason. */
  readonly leadsTo?: (because: Uncharged, request: PaymentRequest<P>) => P['because'] | null
  /** A refusal that ends the payment whatever its status is: the bill is paid already. */
  readonly endsBy?: (failure: Failure) => P['because'] | null
  /** What the page says of an earlier attempt that charged nothing; null: nothing. */
  readonly afterEarlier?: (because: Uncharged, attempt: Recorded<P['what']>) => P['because'] | null
  /** What the page says if a payment that it has shown turns out not to have been taken. */
  readonly takenBack?: P['because']
  /** Whether what is paid is read again before each attempt. */
  readonly verifies?: boolean
  /** Whether an attempt that has not arrived is given up at once, without a question to the payer. */
  readonly closesUnarrived?: boolean
}

/** The attempt to record: its outcome is not known. */
export function recordedOf<P extends PaymentTypes>(state: PaymentState<P>): Recorded<P['what']> | null {
  switch (state.status) {
    case 'paying':
    case 'authenticating':
    case 'paymentUnknown':
      return { ...state.request.what, key: state.request.key }
    case 'unresolvedPayment':
      return state.attempts[0]
    // A payment that is looked up again may turn out not to have been taken.
    case 'paid':
      return state.isAsking ? state.attempt : null
    case 'verifying':
      return state.isAgain ? { ...state.request.what, key: state.request.key } : null
    case 'choosing':
    case 'asking':
    case 'preparing':
    case 'notPaid':
    case 'earlierPaid':
      return null
  }
}

/** Whether earlier attempts come first: the surface shows nothing else. */
export const isEarlier = <P extends PaymentTypes>(
  state: PaymentState<P>,
): state is StateOf<PaymentState<P>, 'unresolvedPayment' | 'earlierPaid'> =>
  state.status === 'unresolvedPayment' || state.status === 'earlierPaid'

/** An outcome that comes first, before anything else can be done. */
export type Outcome<P extends PaymentTypes> = StateOf<PaymentState<P>, 'paymentUnknown' | 'unresolvedPayment' | 'earlierPaid'>

export const isOutcome = <P extends PaymentTypes>(state: PaymentState<P>): state is Outcome<P> =>
  state.status === 'paymentUnknown' || state.status === 'unresolvedPayment' || state.status === 'earlierPaid'

/** The attempt of which the outcome is not known, or which was charged earlier. */
export const attemptOf = <P extends PaymentTypes>(state: Outcome<P>): Recorded<P['what']> =>
  'request' in state ? { ...state.request.what, key: state.request.key } : state.attempts[0]

/** Whether the payer can choose and pay: nothing is on its way, and nothing is unknown. */
export const isChoosing = ({ status }: { readonly status: PaymentStatus }): boolean => status === 'choosing'

/** Whether the server has refused the payment: what it knows may be news to the page. */
export const isRefused = <P extends PaymentTypes>(state: PaymentState<P>): boolean =>
  state.status === 'choosing' && state.problem?.on === 'page' && !state.problem.isBlocked

/** Whether the server does not say what became of the attempt, so that the payer may go on without its outcome. */
export const isUnsayable = <P extends PaymentTypes>(state: Outcome<P>): boolean => 'lookUp' in state && state.lookUp === 'noFinalAnswer'

/** The focus stays at the card while the payer pays. It moves when a look-up ends, as for a new screen. */
export function paymentStepKey<P extends PaymentTypes>(state: PaymentState<P>): string {
  if ('lookUp' in state) return `${state.status}.${state.lookUp}`
  return state.status === 'paid' || state.status === 'earlierPaid' ? state.status : 'payment'
}

/** Whether the payer has agreed to the payment, and its card is ready: it is verified and sent. */
export const isUnderWay = ({ status }: { readonly status: PaymentStatus }): boolean =>
  status === 'verifying' || status === 'paying' || status === 'authenticating'

/** Whether a payment is on its way: nothing else may be changed or left by a stray tap. */
export const isBusy = ({ status }: { readonly status: PaymentStatus }): boolean => status === 'preparing' || isUnderWay({ status })

/** Whether the payer can only wait: a payment is on its way, or is looked up. */
export function mustWait<P extends PaymentTypes>(state: PaymentState<P>): boolean {
  if ('lookUp' in state) return state.lookUp === 'asking' || state.lookUp === 'closing'
  return isBusy(state) || (state.status === 'paid' && state.isAsking === true)
}
