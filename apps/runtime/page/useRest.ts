import { useEffect, useState } from 'react'
import type { Rest } from '../../../features/shared/api/answers/rest.ts'

/** A rest of the server, and the clock that ends it, in milliseconds since 1970. */
export function useRest() {
  const [rest, setRest] = useState<Rest | null>(null)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (rest === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [rest])
  const begin = (next: Rest | null) => {
    setRest(next)
    setNow(Date.now())
  }
  return { rest, now, begin }
}
