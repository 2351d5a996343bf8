import { useEffect, useEffectEvent } from 'react'

const touches = ['pointerdown', 'keydown'] as const

/** Calls back at the first press or key on the page, at most once for each kind: the moment to load what comes next. */
export function useFirstTouch(callback: () => void): void {
  const touched = useEffectEvent(callback)
  useEffect(() => {
    const listen = () => touched()
    for (const touch of touches) addEventListener(touch, listen, { once: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, listen)
    }
  }, [])
}
