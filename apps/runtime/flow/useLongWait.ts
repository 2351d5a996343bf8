import { useEffect, useState } from 'react'

/** Milliseconds after which a waiting person is offered to try again. */
const longWait = 5_000

/** A reload closes connections that hang; a second request could wait for the first. */
const reload = () => location.reload()

/** The callback that tries again after a long wait; null before that, and while nothing loads. */
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
  return waiting && isLong ? reload : null
}
