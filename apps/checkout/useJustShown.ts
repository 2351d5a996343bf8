import { useEffect, useState } from 'react'
import type { CheckoutState } from '../../features/checkout/checkout.ts'

/** Milliseconds within which a second tap was meant for the screen before. */
const doubleTap = 500

/** From here the next screen may be one whose button pays, where a button lay before. */
const leadsToPaying = (state: CheckoutState): boolean =>
  state.status === 'checkout' || (state.status === 'paymentInDoubt' && state.lookUp !== 'notCharged')

/**
 * Whether a screen on which one pays has stood for no longer than a double tap takes. On a low window its button lies where
 * the one before lay: the second tap would pay what nobody has looked at.
 */
export function useJustShown(state: CheckoutState): boolean {
  const [isSettled, setIsSettled] = useState(true)
  const isBefore = leadsToPaying(state)
  if (isBefore && isSettled) setIsSettled(false)
  useEffect(() => {
    if (isBefore) return undefined
    const timer = setTimeout(() => setIsSettled(true), doubleTap)
    return () => clearTimeout(timer)
  }, [isBefore])
  return !isSettled
}
