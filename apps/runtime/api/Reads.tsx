import type { Endpoint, InputOf } from '../../../features/shared/api/endpoint.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { SWRConfig } from 'swr'
import { onSignedOut } from '../session/session.ts'

/**
 * Names what an endpoint answers to an input, in the cache of reads. An endpoint with an optional sign-in answers a guest and a
 * signed-in person differently, so their answers have different names.
 */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signedIn: boolean) =>
  [endpoint.path, input, endpoint.auth === 'optional' && signedIn] as const

/** Matches every answer of these endpoints, whatever the input was. */
export const isReadOf =
  (endpoints: readonly Endpoint[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && endpoints.some(({ path }) => path === key[0])

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
