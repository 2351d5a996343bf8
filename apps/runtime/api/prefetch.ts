import { setting } from '../page/deployed.ts'
import { identifiers } from '../storage/storage.ts'
import { authorization } from '../session/token.ts'

/** Milliseconds to wait for an answer. */
export const timeoutMs = 10_000

/** A read of the API that a page starts before its scripts have loaded. Without a token, it is made as a guest. */
export type Prefetch = {
  readonly path: string
  readonly token?: string | null
  /** The read that follows from the body of the answer, which nobody has checked. */
  readonly next?: (body: unknown) => Prefetch | null
}

type Started = { readonly headers: Headers; readonly response: Promise<Response> }

/** The prefetch of each address; null once the page has asked the address itself, as every later read wants a newer answer. */
const started = new Map<string, Started | null>()

/** Starts the page's prefetch, if it has one. The first call of the same address with the same token takes its response. */
export function startPrefetch(prefetch: Prefetch | null): void {
  if (!prefetch) return
  const { path, token, next } = prefetch
  const url = new URL(setting('apiOrigin') + path, location.href).href
  if (started.has(url)) return
  const headers = new Headers({ ...identifiers(), ...authorization(token) })
  const response = fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), cache: 'no-store' })
  // `takePrefetch` passes the failure on. If nobody takes it, it must not count as unhandled.
  const follow = async () => next && startPrefetch(next(await (await response).clone().json()))
  void follow().catch(() => undefined)
  response.catch(() => undefined)
  started.set(url, { headers, response })
}

/** The prefetched response of this read: only the first call of its address can take it, and no write. */
export function takePrefetch({ url, method, headers }: Request): Promise<Response> | null {
  const found = started.get(url)
  started.set(url, null)
  const isSame = method === 'GET' && found?.headers.get('Authorization') === headers.get('Authorization')
  return isSame ? (found?.response ?? null) : null
}

/** Milliseconds for which the first render waits for the prefetch: a render without it takes longer. */
const worthWaiting = 200

/** Whether the page has a prefetch that is answered, or will be in a moment. */
export async function isPrefetched(): Promise<boolean> {
  const first = [...started.values()].find((prefetched) => prefetched !== null)
  if (!first) return false
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), worthWaiting))
  const answered = first.response.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late])
}
