import { useLayoutEffect, useRef } from 'react'
import { ignoresTaps } from '../../../ui/parts/ignoresTaps.ts'

/** Milliseconds within which a second tap was meant for the previous screen. */
const doubleTap = 500

/** The button that submits the payment form. Every other action can be reversed, and is never ignored. */
const isOnPay = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('button[type="submit"]') !== null

/** Presses by a key or a screen reader have no click count and are never part of a double tap. */
function ignoreTap(event: MouseEvent): void {
  if (event.detail === 0 || !isOnPay(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores taps on the buttons that pay for as long as a double tap takes, or until the payer types, while one press pays. On a low
 * window the Pay button is where the previous screen's button was. It looks unready meanwhile. Returns whether presses are
 * ignored now, for buttons in the gateway's frames.
 */
export function useDoubleTapGuard(isPayable: boolean): () => boolean {
  const guard = useRef<AbortController>(null)
  // A layout effect: the guard must start together with the screen.
  useLayoutEffect(() => {
    if (!isPayable) return undefined
    const begun = new AbortController()
    guard.current = begun
    const { signal } = begun
    const { documentElement: page } = document
    page.toggleAttribute(ignoresTaps, true)
    signal.addEventListener('abort', () => page.removeAttribute(ignoresTaps))
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
