import { setting } from '../page/deployed.ts'
import { identifiers } from '../storage/storage.ts'
import { authorization } from '../session/token.ts'

/** Milliseconds to wait for an answer. */
export const timeoutMs = 10_000

/** A read of the API that a page starts before its scripts have loaded. Without a token, it is made as a guest. */
export type Prefetch = { readonly path: string; readonly token?: string | null }

type Started = { readonly url: string; readonly headers: Headers; readonly response: Promise<Response> }

let started: Started | null = null

/** Starts the page's prefetch, if it has one. The first call of the same address with the same token takes its response. */
export function startPrefetch(prefetch: Prefetch | null): void {
  if (!prefetch) return
  const url = new URL(setting('apiOrigin') + prefetch.path, location.href).href
  const headers = new Headers({ ...identifiers(), ...authorization(prefetch.token) })
  const response = fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
  // `takePrefetch` passes the failure on. If nobody takes it, it must not count as unhandled.
  response.catch(() => undefined)
  started = { url, headers, response }
}

/** The prefetched response of this request, once. */
export function takePrefetch({ url, headers }: Request): Promise<Response> | null {
  if (started?.url !== url || started.headers.get('Authorization') !== headers.get('Authorization')) return null
  const { response } = started
  started = null
  return response
}
