import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'

/**
 * What the pages below have read, kept as long as this stands. A call tries again by itself (NET-07), so nothing else
 * does; a page that could not be read is read again when the line is back.
 */
export function Reads({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new Map())
  return (
    <SWRConfig value={{ provider: () => kept, shouldRetryOnError: false, revalidateOnFocus: false, revalidateIfStale: false }}>
      {children}
    </SWRConfig>
  )
}
