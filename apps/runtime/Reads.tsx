import { type ReactNode, useEffect, useState } from 'react'
import { SWRConfig } from 'swr'
import { onSignedOut } from './session.ts'

/**
 * Caches what the pages below read, while it is mounted; a page that opens again shows it, and reads it again. `call` retries by itself (NET-07), so SWR does not; it reads a
 * failed page again when the browser is online again. Signing out empties the cache (NET-11).
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
