import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two readings of an order that is being sent. */
const interval = 3_000

/** Reads again and again while an order is being sent. */
export function useRepeat(readAgain: () => void, isNeeded: boolean): void {
  const read = useEffectEvent(readAgain)
  useEffect(() => {
    if (!isNeeded) return undefined
    const timer = setInterval(() => read(), interval)
    return () => clearInterval(timer)
  }, [isNeeded])
}
