import { useEffect, useState } from 'react'

/** In milliseconds: every midnight of every time zone is at a quarter of an hour. */
const quarter = 15 * 60_000

const clock = (): Date => new Date()

/**
 * The clock. The page is rendered again at each quarter of an hour, and when the person returns to it, as exactly as a calendar day needs.
 * A press reads the clock itself.
 */
export function useNow(): () => Date {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const read = () => setNow(clock())
    const timer = setTimeout(read, quarter - (Date.now() % quarter))
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [now])
  return clock
}
