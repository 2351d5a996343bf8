import type { Answer, Failure } from '../../features/shared/answer.ts'
import { answered, failed } from '../../features/shared/answer.ts'
import { decodeAnswer } from '../../features/shared/dropped.ts'
import type { Endpoint, InputOf, OutputOf } from '../../features/shared/endpoint.ts'
import { errorCode } from '../../features/shared/errorCode.ts'
import { serverMessage } from '../../features/shared/serverMessage.ts'
import { patience, takePrefetch } from './prefetch.ts'
import { newId } from './identifiers.ts'
import { reportError } from './reportError.ts'
import { requestOf } from './requestOf.ts'
import { expireSession } from './session.ts'
import { token as sessionToken } from './token.ts'

/** Milliseconds before each further try of a read (NET-07). */
const backOff = [400, 1_200]

export type CallOptions = {
  /** Dropping the call: its answer is then of no interest to anybody. */
  readonly signal?: AbortSignal
  /** The idempotency key of a write; a fresh one where none is given. */
  readonly key?: string
  /** The bearer's token, for an endpoint that anybody may ask (NET-02). */
  readonly token?: string
}

const transient = (failure: Failure) => failure.kind !== 'refused' && failure.kind !== 'malformed'

/** After these milliseconds; at once when the call is dropped. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** What is not JSON is no answer of the API, whatever is not specified of the answer. */
const notJson = Symbol('not JSON')

/** Undefined where the answer is empty. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

async function once<E extends Endpoint>(endpoint: E, build: () => Request): Promise<Answer<OutputOf<E>>> {
  let request: Request
  try {
    request = build()
  } catch (error) {
    // Nothing was sent: what it was to carry fits no request.
    reportError(error, `${endpoint.method} ${endpoint.path}`)
    return failed({ kind: 'malformed' })
  }
  let response: Response
  let body: unknown
  try {
    response = await (takePrefetch(request) ?? fetch(request))
    body = response.status < 500 ? await bodyOf(response) : undefined
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed({ kind: 'timeout' })
    // A line that is gone is a TypeError.
    if (!(error instanceof TypeError || error instanceof DOMException)) reportError(error)
    return failed({ kind: 'offline' })
  }
  if (response.status >= 500) return failed({ kind: 'server' })
  if (!response.ok) return failed({ kind: 'refused', status: response.status, message: serverMessage(body), ...errorCode(body) })
  const report = (what: string, detail: unknown) => reportError(new Error(`${endpoint.method} ${endpoint.path}: ${what}`), detail)
  if (body === notJson) {
    report('the answer is not JSON', response.headers.get('Content-Type'))
    return failed({ kind: 'malformed' })
  }
  const { decoded, dropped } = decodeAnswer(endpoint.response, body)
  if (dropped.length > 0) report('a part of the answer was dropped', dropped)
  if (decoded.success) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is the endpoint's own; TypeScript loses that on the way through the generic
    return answered(decoded.data as OutputOf<E>)
  }
  report('the answer does not fit its schema', decoded.error.issues)
  return failed({ kind: 'malformed' })
}

/**
 * Makes one call of the API. It never throws: whatever happens is an answer. Reads are tried again with back-off,
 * writes never are (NET-07).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key = newId(), token }: CallOptions = {},
): Promise<Answer<OutputOf<E>>> {
  if (endpoint.auth === 'required') return callSignedIn(endpoint, input, { key, ...(signal && { signal }) })
  return callAs(endpoint, input, { signal, key, token })
}

/** In the name of who is signed in. Nobody is: nothing is sent (NET-02). A 401 ends the session (NET-03, NET-04). */
async function callSignedIn<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<Answer<OutputOf<E>>> {
  const bearer = sessionToken()
  if (bearer === null) return failed({ kind: 'refused', status: 401, message: null })
  const answer = await callAs(endpoint, input, { ...options, token: bearer })
  if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) expireSession(bearer)
  return answer
}

async function callAs<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key = newId(), token }: { [Option in keyof CallOptions]: CallOptions[Option] | undefined },
): Promise<Answer<OutputOf<E>>> {
  const limit = () => AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])])
  const attempt = () => once(endpoint, () => requestOf(endpoint, input, { signal: limit(), key, token }))
  let answer = await attempt()
  if (endpoint.method !== 'GET') return answer
  for (const ms of backOff) {
    if (answer.ok || signal?.aborted || !transient(answer.failure)) break
    await pause(ms, signal)
    answer = await attempt()
  }
  return answer
}
