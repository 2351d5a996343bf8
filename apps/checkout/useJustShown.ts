import { useEffect, useState } from 'react'
import type { CheckoutStatus } from '../../features/checkout/checkout.ts'

/** Milliseconds within which a second tap was meant for the screen before. */
const doubleTap = 500

/**
 * Whether the payment has stood for no longer than a double tap takes. On a low window its button lies where the one of the
 * details lay: the second tap would pay, by a card that paid before, what nobody has looked at.
 */
export function useJustShown(status: CheckoutStatus): boolean {
  const [isSettled, setIsSettled] = useState(true)
  if (status === 'checkout' && isSettled) setIsSettled(false)
  useEffect(() => {
    if (status === 'checkout') return undefined
    const timer = setTimeout(() => setIsSettled(true), doubleTap)
    return () => clearTimeout(timer)
  }, [status])
  return !isSettled
}
