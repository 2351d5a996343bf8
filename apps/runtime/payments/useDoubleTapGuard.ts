import { useLayoutEffect, useRef } from 'react'
import { ignoresTaps } from '../../../ui/parts/ignoresTaps.ts'
import { leftOfDoubleTap } from '../start/presses.ts'

/** The button that submits the payment form. Every other action can be reversed, and is never ignored. */
const isOnPay = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('button[type="submit"]') !== null

/** Presses by a key or a screen reader have no click count and are never part of a double tap. */
function ignoreTap(event: MouseEvent): void {
  if (event.detail === 0 || !isOnPay(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores the second tap of a double tap on the buttons that pay: its first tap was meant for the previous screen, whose button was
 * where the Pay button is now. A screen that comes later than a double tap, or after a key, ignores nothing: no press of a payer
 * is lost. The button looks unready meanwhile. Returns whether presses are ignored now, for buttons in the gateway's frames.
 */
export function useDoubleTapGuard(isPayable: boolean): () => boolean {
  const guard = useRef<AbortController>(null)
  // A layout effect: the guard must start together with the screen.
  useLayoutEffect(() => {
    const left = isPayable ? leftOfDoubleTap() : 0
    if (left === 0) return undefined
    const begun = new AbortController()
    guard.current = begun
    const { signal } = begun
    const { documentElement: page } = document
    page.toggleAttribute(ignoresTaps, true)
    signal.addEventListener('abort', () => page.removeAttribute(ignoresTaps))
    const end = () => begun.abort()
    const timer = setTimeout(end, left)
    document.addEventListener('click', ignoreTap, { capture: true, signal })
    for (const typing of ['keydown', 'input']) document.addEventListener(typing, end, { capture: true, signal })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isPayable])
  return () => guard.current?.signal.aborted === false
}
