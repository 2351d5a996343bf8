import { useEffect, useEffectEvent } from 'react'
import { firstTouch } from './firstTouch.ts'

/** Calls back once after the first press or key on the page, or at once if there was one: the moment to load what may come next. */
export function useFirstTouch(callback: () => void): void {
  const touched = useEffectEvent(callback)
  useEffect(() => {
    let hasLeft = false
    void firstTouch.then(() => hasLeft || touched())
    return () => {
      hasLeft = true
    }
  }, [])
}
