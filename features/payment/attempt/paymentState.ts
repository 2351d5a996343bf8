import type { StateOf } from '../../shared/flow/flow.ts'
import { isLookingUp } from '../../shared/flow/lookUp.ts'
import type { CardMethod, Found, PaymentTypes, Recorded, SavedCards } from './attempt.ts'
import type { PaymentState, PaymentStatus, Sent } from './payment.ts'
import { chosenCard, isAtHand } from './running.ts'

export const attemptOf = <P extends PaymentTypes>({ request: { what, key } }: Sent<P>): Recorded<P['what']> => ({ ...what, key })

/** The attempt to record: its outcome is not known. */
export function getRecordedAttempt<P extends PaymentTypes>(state: PaymentState<P>): Found<P['what']> | null {
  switch (state.status) {
    case 'paying':
    case 'authenticating':
      return attemptOf(state.sent)
    case 'paymentUnknown':
      return state.attempts[0]
    // A payment that is looked up again may turn out not to have been taken.
    case 'paid':
      return state.isAsking ? state.attempt : null
    case 'verifying':
      return state.isAgain ? attemptOf(state.sent) : null
    case 'choosing':
    case 'asking':
    case 'preparing':
    case 'notPaid':
    case 'earlierPaid':
      return null
  }
}

/** An outcome that comes first, before anything else can be done. */
export type Outcome<P extends PaymentTypes> = StateOf<PaymentState<P>, 'paymentUnknown' | 'earlierPaid'>

export const isOutcome = <P extends PaymentTypes>(state: PaymentState<P>): state is Outcome<P> =>
  state.status === 'paymentUnknown' || state.status === 'earlierPaid'

/** Whether earlier attempts come first: the surface shows nothing else. */
export const isEarlier = <P extends PaymentTypes>(state: PaymentState<P>): state is Outcome<P> =>
  state.status === 'earlierPaid' || (state.status === 'paymentUnknown' && state.sent === null)

/** The card to go back to; null before the payer has chosen one. */
export const cardIn = <P extends PaymentTypes>(state: PaymentState<P>): CardMethod | null =>
  'sent' in state ? (state.sent?.card ?? null) : 'card' in state ? state.card : null

/** Whether the payer can choose and pay: no payment is in progress, and no outcome is unknown. */
export const isChoosing = ({ status }: { readonly status: PaymentStatus }): boolean => status === 'choosing'

/** The reason for which the server has refused the payment, which may be new to the page; null where it has not. */
export const refusalIn = <P extends PaymentTypes>(state: PaymentState<P>): string | null =>
  state.status === 'choosing' && state.problem?.on === 'page' && !state.problem.isBlocked ? state.problem.message : null

/** The focus stays at the card while the payer pays. It moves when a look-up ends, as for a new screen. */
export function paymentStepKey<P extends PaymentTypes>(state: PaymentState<P>): string {
  if ('lookUp' in state) return `${isEarlier(state) ? 'earlier' : 'own'}.${state.lookUp}`
  return state.status === 'paid' || state.status === 'earlierPaid' ? state.status : 'payment'
}

/** Whether the payer has agreed to the payment, and its card is ready: it is verified and sent. */
export const isUnderWay = ({ status }: { readonly status: PaymentStatus }): boolean =>
  status === 'verifying' || status === 'paying' || status === 'authenticating'

/** Whether a payment is in progress: then nothing may be changed or left by an accidental tap. */
export const isBusy = ({ status }: { readonly status: PaymentStatus }): boolean => status === 'preparing' || isUnderWay({ status })

/** Whether the payer can only wait: a payment is in progress, or is looked up. */
export function mustWait<P extends PaymentTypes>(state: PaymentState<P>): boolean {
  if ('lookUp' in state) return isLookingUp(state.lookUp)
  return isBusy(state) || (state.status === 'paid' && state.isAsking === true)
}

/** The bank's question needs the gateway too. */
export const needsGateway = <P extends PaymentTypes>(state: PaymentState<P>): boolean => state.status !== 'paid' && !isEarlier(state)

export const offersToPay = <P extends PaymentTypes>(state: PaymentState<P>, cards: SavedCards): boolean =>
  (state.status === 'choosing' && isAtHand(chosenCard(state.card, cards), cards)) ||
  (state.status === 'paymentUnknown' && state.sent !== null && state.lookUp === 'notFound')
