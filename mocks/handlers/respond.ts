import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import type { Endpoint, InputOf, OutputOf } from '../../features/shared/api/endpoint.ts'
import { notePayer, settleOnce } from '../state/memory/attempts.ts'
import { drawnBytes } from '../state/memory/pictures.ts'
import { type Refused, catalogue, isRefused, refuse } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'

/** The headers that every request carries. */
const identityHeaders = ['X-Session-Id', 'X-Device-Id']

/** The path pattern of a handler, at any origin. `/offers/{code}` becomes `/offers/:code`. */
export const getPathPattern = (endpoint: Pick<Endpoint, 'path'>): string => `*${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** A refusal in the API's format. */
export const refusal = (message: string, status: number, field = 'base', code?: string): Response =>
  HttpResponse.json({ errors: { [field]: [message] }, ...(code !== undefined && { code }) }, { status })

/** The refusal of a rule, in the API's format. */
function createRefusal({ message, status, field, code, retryAfter }: Refused): Response {
  const response = refusal(message, status, field, code)
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter))
  return response
}

/** An answer that is sent unchanged, where the schema can only parse. */
export class OnTheWire {
  readonly body: Readonly<Record<string, unknown>>
  constructor(body: Readonly<Record<string, unknown>>) {
    this.body = body
  }
}

type Resolver<E> = (input: InputOf<E>, request: Request) => OutputOf<E> | OnTheWire | Refused

/** The answer of a rule, sent unchanged; a refusal stays one. */
export const onTheWire = (answer: Readonly<Record<string, unknown>> | Refused): OnTheWire | Refused =>
  isRefused(answer) ? answer : new OnTheWire(answer)

/** The enterprise whose page sends the request; empty if it is unknown. */
export function getEnterprise(request: Request): string {
  const page = request.headers.get('Referer')
  return page === null ? '' : (/^https?:\/\/[^/]+\/(\w+)\//.exec(page)?.[1] ?? '')
}

/** The bearer token of the request, or null. */
export const bearer = (request: Request): string | null => request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null

/** The error of the headers, or null. */
export function identityProblem(request: Request): Response | null {
  const missing = identityHeaders.filter((name) => !request.headers.get(name))
  return missing.length === 0 ? null : refusal(`Missing header: ${missing.join(', ')}`, 400)
}

/** Parses one part of the request with its schema; undefined without a schema. */
async function decoded(schema: z.ZodMiniType | undefined, read: () => unknown): Promise<unknown> {
  return schema?.parse(await read())
}

async function readBody({ bodyAs }: Endpoint, request: Request): Promise<unknown> {
  switch (bodyAs) {
    case 'json':
      return request.json()
    case 'form':
      return Object.fromEntries(new URLSearchParams(await request.text()))
    case 'multipart': {
      const parts = Object.fromEntries(await request.formData())
      for (const part of Object.values(parts)) if (part instanceof File) await drawnBytes(part)
      return parts
    }
  }
}

/** Handles an endpoint: parses the input with its schemas, and encodes the answer with them. */
export function handle<E extends Endpoint>(endpoint: E, resolve: Resolver<E>): HttpHandler {
  const listen = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }
  return listen[endpoint.method](getPathPattern(endpoint), async ({ request, params }) => {
    const problem = identityProblem(request)
    if (problem) return problem
    let input: InputOf<E>
    try {
      const { searchParams } = new URL(request.url)
      const parts = {
        path: params,
        query: await decoded(endpoint.query, () => Object.fromEntries(searchParams)),
        body: await decoded(endpoint.body, () => readBody(endpoint, request.clone())),
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas have just parsed each part into its InputOf; TypeScript cannot follow that on a generic endpoint
      input = parts as InputOf<E>
    } catch (error) {
      return refusal(`Malformed request: ${String(error)}`, 400)
    }
    const answer = resolve(input, request)
    if (isRefused(answer)) return createRefusal(answer)
    return HttpResponse.json(written(endpoint, answer))
  })
}

/** Encodes the answer with the schema or checks it, so that the sandbox cannot send an invalid one. */
function written(endpoint: Endpoint, answer: unknown): Readonly<Record<string, unknown>> {
  if (!(answer instanceof OnTheWire)) return z.record(z.string(), z.unknown()).parse(z.encode(endpoint.response, answer))
  const { decoded, dropped } = decodeAnswer(endpoint.response, answer.body)
  if (!decoded.success || dropped.length > 0)
    throw new Error(`${endpoint.path}: the sandbox’s answer is invalid`, { cause: decoded.error ?? dropped })
  return answer.body
}

type KeyedResolver<E> = (input: InputOf<E>, key: string, request: Request) => ReturnType<Resolver<E>>

/** Like `handle`, for a write with an idempotency key. */
export const handleKeyed = <E extends Endpoint>(endpoint: E, resolve: KeyedResolver<E>): HttpHandler =>
  handle(endpoint, (input, request) => {
    const key = request.headers.get('Idempotency-Key')
    return key ? resolve(input, key, request) : refuse('Missing header: Idempotency-Key', 400)
  })

type Paying<E> = (input: InputOf<E>, key: string, request: Request) => Readonly<Record<string, unknown>> | Refused

/** Like `handle`, for a write that moves money: its payer may ask for the whole answer later. */
export const handlePaying = <E extends Endpoint>(store: Store, endpoint: E, resolve: Paying<E>): HttpHandler =>
  handleKeyed(endpoint, (input, key, request) => {
    const answer = resolve(input, key, request)
    notePayer(store, key, bearer(request))
    return onTheWire(answer)
  })

/** Like `handle`, for a write that acts once for each idempotency key. */
export const handleOnce = <E extends Endpoint>(store: Store, endpoint: E, resolve: Resolver<E>): HttpHandler =>
  handleKeyed(endpoint, (input, key, request) => {
    // A repeated request is answered without the resolver, which looks at the token otherwise.
    if (endpoint.auth === 'required' && store.state.sessions[bearer(request) ?? ''] === undefined) return catalogue.signInAgain
    const settled = settleOnce(store, key, () => {
      const answer = resolve(input, request)
      return isRefused(answer) ? answer : written(endpoint, answer)
    })
    return onTheWire(settled)
  })
