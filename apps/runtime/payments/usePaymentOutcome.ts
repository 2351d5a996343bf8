import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PaymentTypes, Recorded } from '../../../features/payment/payable.ts'
import type { LoosePayment as Payment } from './paymentSetup.ts'

type Hears<P extends PaymentTypes> = {
  /** `isEarlier`: by an attempt of an earlier visit, or of another tab. Returns `false` if the page must show something else first. */
  readonly onPaid: (receipt: P['receipt'], attempt: Recorded<P['what']>, isEarlier: boolean) => unknown
  readonly onNotPaid?: (because: P['because']) => void
}

/**
 * Tells the surface what became of the payment: once, and after that the attempt's record ends. A payment's record ends after the
 * page has drawn the confirmation; a surface that leaves the page for it calls `onShown` itself, and so does one that starts the
 * next payment at once: before `onNextStarted`, or other tabs do not learn that it was paid.
 */
export function usePaymentOutcome<P extends PaymentTypes>(payment: Payment<P>, { onPaid, onNotPaid }: Hears<P>): void {
  const { state } = payment
  const [informed, setInformed] = useState<Pick<Payment<P>, 'onShown'> | null>(null)
  const tell = useEffectEvent(() => {
    if (state.status === 'paid') {
      if (onPaid(state.receipt, state.attempt, state.isEarlier) !== false) setInformed(payment)
      return
    }
    if (state.status === 'notPaid') onNotPaid?.(state.because)
    payment.onShown()
    if (state.status === 'notPaid') payment.onNextStarted()
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the record ends with the commit after this one, which draws the confirmation
  useLayoutEffect(() => tell(), [state])
  useEffect(() => informed?.onShown(), [informed])
}
