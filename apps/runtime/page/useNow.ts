import { useEffect, useState } from 'react'

/** In milliseconds: every midnight of every time zone is at a quarter of an hour. */
const quarter = 15 * 60_000

/** The time, as exactly as a calendar day needs it: read again at each quarter of an hour, and when the person returns to the page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const read = () => setNow(new Date())
    const timer = setTimeout(read, quarter - (Date.now() % quarter))
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [now])
  return now
}
