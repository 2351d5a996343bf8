import { type ReactNode, useEffect, useState } from 'react'
import { SWRConfig } from 'swr'
import { onSignedOut } from './session.ts'

/**
 * What the pages below have read, kept as long as this stands. A call tries again by itself (NET-07), so nothing else
 * does; a page that could not be read is read again when the line is back. Who signs out leaves nothing that was read (NET-11).
 */
export function Reads({ children }: { children: ReactNode }) {
  const [{ kept, sessions }, setKept] = useState(() => ({ kept: new Map(), sessions: 0 }))
  useEffect(() => onSignedOut(() => setKept((before) => ({ kept: new Map(), sessions: before.sessions + 1 }))), [])
  return (
    <SWRConfig key={sessions} value={{ provider: () => kept, shouldRetryOnError: false, revalidateOnFocus: false }}>
      {children}
    </SWRConfig>
  )
}
