import { apiOrigin } from './apiOrigin.ts'
import { identifiers } from './identifiers.ts'

/** Milliseconds to wait for an answer. */
export const patience = 10_000

type EarlyRead = { readonly url: string; readonly response: Promise<Response> }

let early: EarlyRead | null = null

/** Starts a read before the page's scripts have arrived; the first call for the same address takes its response. */
export function startEarlyRead(path: string): void {
  const url = new URL(apiOrigin() + path, location.href).href
  const response = fetch(url, { headers: identifiers(), signal: AbortSignal.timeout(patience) })
  // The taker handles a failure; without a taker it must not count as unhandled.
  response.catch(() => undefined)
  early = { url, response }
}

/** The response that was started early for this address, once. */
export function takeEarlyRead(url: string): Promise<Response> | null {
  if (early?.url !== url) return null
  const { response } = early
  early = null
  return response
}
