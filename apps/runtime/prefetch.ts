import { apiOrigin } from './apiOrigin.ts'
import { identifiers } from './identifiers.ts'
import { authorization } from './token.ts'

/** Milliseconds to wait for an answer. */
export const patience = 10_000

type Prefetch = { readonly url: string; readonly bearer: string | null; readonly response: Promise<Response> }

let started: Prefetch | null = null

/**
 * Starts a read before the page's scripts have arrived, by the token of who is signed in, if it is given; the first call
 * for the same address, in the same name, takes its response (NET-02).
 */
export function startPrefetch(path: string, token: string | null = null): void {
  const url = new URL(apiOrigin() + path, location.href).href
  const headers = new Headers({ ...identifiers(), ...authorization(token) })
  const response = fetch(url, { headers, signal: AbortSignal.timeout(patience) })
  // The taker handles a failure; without a taker it must not count as unhandled.
  response.catch(() => undefined)
  started = { url, bearer: headers.get('Authorization'), response }
}

/** The response that was started early for this very request, once. */
export function takePrefetch({ url, headers }: Request): Promise<Response> | null {
  if (started?.url !== url || started.bearer !== headers.get('Authorization')) return null
  const { response } = started
  started = null
  return response
}
