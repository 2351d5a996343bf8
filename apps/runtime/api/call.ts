import { setting } from '../page/deployed.ts'
import * as z from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import { pathWith } from '../../../features/shared/links/pathWith.ts'
import { identifiers, newId } from '../storage/storage.ts'
import { authorization } from '../session/token.ts'
import { type Answer, type Failure, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import { decodeAnswer } from '../../../features/shared/api/dropped.ts'
import { secondsToRetry } from '../../../features/shared/api/answers/retryAfter.ts'
import { fieldMessages } from '../../../features/shared/api/answers/serverRefusal.ts'
import { takePrefetch, timeoutMs } from './prefetch.ts'
import { reportError } from '../page/report.ts'

type Parts = { readonly path?: Readonly<Record<string, string>>; readonly query?: unknown; readonly body?: unknown }

/** The defined fields, as a query or a form. */
function toUrlEncoded(fields: unknown): URLSearchParams {
  const there = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(there.map(([name, value]) => [name, String(value)]))
}

/** The fields of a body with files. The browser adds the boundary between them to the type of the request. */
function toFormData(fields: unknown): FormData {
  const parts = new FormData()
  const entries: readonly (readonly [string, string | Blob | undefined])[] = Object.entries(fields ?? {})
  for (const [name, value] of entries) {
    if (value !== undefined) parts.append(name, value)
  }
  return parts
}

const bodyAs = { json: JSON.stringify, form: toUrlEncoded, multipart: toFormData } as const satisfies Record<Endpoint['bodyAs'], unknown>

/** The request of an endpoint for this input, with the common headers. */
export function buildRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key, token, body }: { signal: AbortSignal; key: string; token: string | undefined; body?: BodyInit | undefined },
): Request {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's types know which parts there are, this generic body does not
  const parts = input as Parts
  const path = pathWith<string>(endpoint.path, parts.path ?? {})
  const query = endpoint.query ? toUrlEncoded(z.encode(endpoint.query, parts.query)) : new URLSearchParams()
  const search = query.size === 0 ? '' : `?${query}`
  const write = endpoint.method !== 'GET'
  return new Request(new URL(`${setting('apiOrigin')}${path}${search}`, location.href), {
    method: endpoint.method,
    signal,
    // A cached answer would show the next person the one before.
    cache: 'no-store',
    headers: {
      ...identifiers(),
      ...authorization(token),
      ...(write && { 'Idempotency-Key': key }),
      // The browser sets the type of a form.
      ...(endpoint.body && endpoint.bodyAs === 'json' && { 'Content-Type': 'application/json' }),
    },
    ...(endpoint.body && { body: body ?? bodyAs[endpoint.bodyAs](z.encode(endpoint.body, parts.body)) }),
  })
}

const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

/** The error code in the body of a refusal, such as `account_suspended`; empty if the server gives none. */
function errorCode(body: unknown): { readonly code?: string } {
  const holders = [body, field(body, 'error'), field(body, 'errors')]
  const codes = holders.flatMap((holder) => [field(holder, 'error_code'), field(holder, 'code')])
  const code = codes.find((each) => typeof each === 'string')
  return code === undefined ? {} : { code }
}

/** Milliseconds before each retry of a read. */
const backOff = [400, 1_200]

export type CallOptions = {
  /** Aborts the call. */
  readonly signal?: AbortSignal
  /** The idempotency key of a write; by default a new one. */
  readonly key?: string
  /** The bearer's token, for an endpoint that anybody may ask. */
  readonly token?: string
  /** The body, where it is written already. */
  readonly body?: BodyInit | undefined
}

const transient = (failure: Failure) => failure.kind !== 'refused' && failure.kind !== 'malformed'

/** Waits, or returns at once when the call is aborted. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => resolve())
  })

type FollowAccount = (body: unknown, { isSignIn }: { readonly isSignIn: boolean }) => void

let followAccount: FollowAccount = () => undefined

/** Sets who receives each answer that is somebody's own account, before its caller does. */
export const onOwnAccount = (follow: FollowAccount): void => void (followAccount = follow)

const notJson = Symbol('not JSON')

/** Undefined for an empty answer. */
function parseBody(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    return notJson
  }
}

/** Characters of an answer that are read at once: some milliseconds. */
const mostAtOnce = 100_000

async function once<E extends Endpoint>(endpoint: E, build: () => Request): Promise<Answer<OutputOf<E>>> {
  const report = (what: string, detail: unknown) => reportError(new Error(`${endpoint.method} ${endpoint.path}: ${what}`), detail)
  let request: Request
  try {
    request = build()
  } catch (error) {
    // Nothing was sent: the input fits no request.
    reportError(error, `${endpoint.method} ${endpoint.path}`)
    return failed({ kind: 'malformed' })
  }
  let response: Response
  let text = ''
  try {
    response = await (takePrefetch(request) ?? fetch(request))
    if (response.status < 500) text = await response.text()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed({ kind: 'timeout' })
    // `fetch` throws a TypeError when the network fails.
    if (!(error instanceof TypeError || error instanceof DOMException)) reportError(error)
    return failed({ kind: 'offline' })
  }
  const body = parseBody(text)
  // The answer is another address's: the server may have acted on the write all the same.
  if (response.redirected && endpoint.method !== 'GET') {
    report('redirected', response.status)
    return failed({ kind: 'malformed' })
  }
  if (response.status >= 500) return failed({ kind: 'server' })
  if (!response.ok || endpoint.refuses(body)) {
    // A browser shows the headers of another origin only if that exposes them.
    const sentAt = Date.parse(response.headers.get('Date') ?? '') || Date.now()
    const retryAfter = response.status === 429 && secondsToRetry(response.headers.get('Retry-After'), sentAt)
    return failed({
      kind: 'refused',
      status: response.status,
      message: endpoint.messageOf(body),
      ...errorCode(body),
      ...fieldMessages(body),
      ...(retryAfter && { retryAfter }),
    })
  }
  if (body === notJson) {
    report('not JSON', response.headers.get('Content-Type'))
    return failed({ kind: 'malformed' })
  }
  if (endpoint.ownAccount) followAccount(body, { isSignIn: endpoint.method === 'POST' })
  // Without the script, as after a deployment, a long answer is read at once.
  const long = text.length > mostAtOnce ? await loadAhead(() => import('./longLists.ts')) : null
  const { decoded, dropped } = await (long?.decodeSlowly ?? decodeAnswer)(endpoint.response, body)
  if (dropped.length > 0) report('a part of the answer was dropped', dropped)
  if (decoded.success) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is the endpoint's own; TypeScript loses that on the way through the generic
    return answered(decoded.data as OutputOf<E>)
  }
  report('does not fit', decoded.error.issues)
  return failed({ kind: 'malformed' })
}

/** Makes one call of the API. It never throws: every failure is an answer. It retries reads, never writes. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key = newId(), token, body }: CallOptions = {},
): Promise<Answer<OutputOf<E>>> {
  const limit = () => AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  const attempt = () => once(endpoint, () => buildRequest(endpoint, input, { signal: limit(), key, token, body }))
  let answer = await attempt()
  if (endpoint.method !== 'GET') return answer
  for (const ms of backOff) {
    if (answer.ok || signal?.aborted || !transient(answer.failure)) break
    await pause(ms, signal)
    answer = await attempt()
  }
  return answer
}
