import { useLayoutEffect, useRef } from 'react'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import { offersToPay } from '../../features/checkout/offersToPay.ts'

/** Milliseconds within which a second tap was meant for the screen before. */
const doubleTap = 500

/** A press by a key, or by a screen reader, has no count. Whoever makes one knows what it lies on. */
function ignoreTap(event: MouseEvent): void {
  if (event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores taps and clicks where one press pays, for as long as a double tap takes, or until the buyer has typed something
 * there. On a low window the button lies where the one before lay: the second tap would pay what nobody has looked at.
 * Nothing on the screen shows it. Returns whether it is so now, for presses within frames of another's.
 */
export function useDoubleTapGuard(state: CheckoutState): () => boolean {
  const guard = useRef<AbortController>(null)
  const isPayable = offersToPay(state)
  // With the screen itself, and not a moment after it.
  useLayoutEffect(() => {
    if (!isPayable) return undefined
    const begun = new AbortController()
    guard.current = begun
    const { signal } = begun
    const end = () => begun.abort()
    const timer = setTimeout(end, doubleTap)
    document.addEventListener('click', ignoreTap, { capture: true, signal })
    for (const typing of ['keydown', 'input']) document.addEventListener(typing, end, { capture: true, signal })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isPayable])
  return () => guard.current?.signal.aborted === false
}
