import type { CardMethod, NoCard, PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import type { PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import { type Paying, askedAgain, askedUnrecorded, decidePayment } from '../../../features/payment/attempt/gate.ts'
import { withinLimits } from '../../../features/payment/attempt/chargeLimits.ts'
import type { Cents } from '../../../features/shared/money/money.ts'
import { chargeLimits } from './chargeLimits.ts'
import type { PaymentConnection, PaymentView } from './paymentSetup.ts'

/** The payment that the page allows now, if a card can be charged its sum. */
export const payingIn = <P extends PaymentTypes>({ paying }: Pick<PaymentView<P>, 'paying'>): Paying<P> | null =>
  withinLimits<P>(paying, chargeLimits())

type Pressed<P extends PaymentTypes> = {
  /** The newest state, and the page's view of it. */
  readonly now: () => { readonly state: PaymentState<P>; readonly view: PaymentView<P> }
  readonly send: (event: PaymentEvent<P>) => void
} & Pick<PaymentConnection<P>, 'records'>

/** Every way to pay on a page: each press passes the gate with what the page allows at that moment. */
export function createPresses<P extends PaymentTypes>({ now, send, records }: Pressed<P>) {
  /** The payment that the page allows now. The gate asks first about what this device has paid, and about what it cannot record. */
  const payingNow = (): Paying<P> | null => {
    const paying = payingIn<P>(now().view)
    if (paying === null || 'blocked' in paying) return paying
    return askedUnrecorded<P>(askedAgain<P>(paying, records.paidBefore(paying.what, paying.tillKnows)), records.canRecord(paying.what))
  }
  /** The data of every press: the machine lets it pay what the page allows now. */
  const press = () => ({ paying: payingNow(), key: records.newKey(), payer: now().view.payer })
  return {
    onPay: (card: CardMethod | NoCard) => send({ type: 'paySubmitted', ...press(), card }),
    onAnswer: (isYes: boolean) => send(isYes ? { type: 'questionConfirmed', ...press() } : { type: 'questionDeclined' }),
    /** Whether a wallet's sheet may open. A question or a problem of the page comes first. */
    mayConfirm: (): boolean => {
      if (now().state.status !== 'choosing') return false
      const paying = payingNow()
      send({ type: 'walletPressed', paying })
      const { state } = now()
      return state.status === 'choosing' && decidePayment(paying, state.confirmed).is === 'open'
    },
    /**
     * The payer has confirmed this amount in a wallet's sheet. Returns whether it is paid: another payment may be in
     * progress, or a press may not pay that sum now.
     */
    onConfirmed: (amount: Cents): boolean => {
      const { state } = now()
      send({ type: 'walletConfirmed', ...press(), amount })
      return now().state !== state && now().state.status === 'preparing'
    },
  }
}
