import { type ReactNode, useEffect, useState } from 'react'
import { SWRConfig } from 'swr'
import { onSignedOut } from '../session/session.ts'

/**
 * Caches what the pages below read. A page that opens again shows the cached answer while it reads a new one. SWR does not
 * retry, because `call` does; it only reads again when the browser is back online. Signing out empties the cache.
 */
export function Reads({ children }: { children: ReactNode }) {
  const [{ cache, session }, setCache] = useState(() => ({ cache: new Map(), session: 0 }))
  useEffect(() => onSignedOut(() => setCache((before) => ({ cache: new Map(), session: before.session + 1 }))), [])
  return (
    <SWRConfig key={session} value={{ provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: false }}>
      {children}
    </SWRConfig>
  )
}
