import { useEffect, useState } from 'react'

/** Milliseconds after which a person who waits is told that it takes longer, and offered to begin again. */
const longWait = 5_000

/** Opening the page anew lets go of connections that hang; a second request beside them could wait for the first. */
const openAnew = () => location.reload()

/** The way to try again once somebody has waited long; null before that, and while nothing is awaited (NET-07). */
export function useLongWait(waiting: boolean): (() => void) | null {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setIsLong(true), longWait)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [waiting])
  return waiting && isLong ? openAnew : null
}
