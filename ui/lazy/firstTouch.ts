import { useEffect, useEffectEvent } from 'react'

const touches = ['pointerdown', 'keydown']

let isTouched = false
/** Whether the guest has pressed something or typed on this page: also in the handlers of the first press. */
export const wasTouched = (): boolean => isTouched

/**
 * Resolves after the guest's first press or key, once the browser has painted the response to it, or on `pagehide` before that. A press
 * before the scripts came counts, where the browser counts it: `navigator.userActivation` would count one on the page before, too.
 */
export const firstTouch = new Promise<void>((resolve) => {
  // The build renders first paints where there is no window.
  if (typeof window === 'undefined') return
  const touched = () => {
    isTouched = true
    requestAnimationFrame(() => setTimeout(resolve))
    window.addEventListener('pagehide', () => resolve())
  }
  // Older browsers count no events; the clock of a test may have other counts.
  if (touches.some((touch) => (performance.eventCounts?.get?.(touch) ?? 0) > 0)) touched()
  else for (const touch of touches) window.addEventListener(touch, touched, { once: true, capture: true })
})

/** Calls back once after the first press or key on the page, or at once if there was one: the moment to load what may come next. */
export function useFirstTouch(callback: () => unknown): void {
  const touched = useEffectEvent(callback)
  useEffect(() => {
    let hasLeft = false
    void firstTouch.then(() => hasLeft || void touched())
    return () => {
      hasLeft = true
    }
  }, [])
}
