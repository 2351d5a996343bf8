import type * as z from 'zod/mini'
import type { ParameterOf } from '../links/pathWith.ts'
import { serverMessage, isRefusal } from './answers/serverRefusal.ts'
import { mapped } from './wire.ts'

export type Schema = z.ZodMiniType

/** One call of the API, as data. The schemas are codecs: they decode a response, and encode a query and a body. */
export type Endpoint<
  Path extends string = string,
  Response extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters in braces: `/api/v5/offers/{code}`. */
  readonly path: Path
  readonly response: Response
  readonly query: Query
  readonly body: Body
  readonly bodyAs: 'json' | 'form' | 'multipart'
  /**
   * Whether it needs a signed-in person: then it carries the session's token, and a 401 ends the session. `optional`: it also
   * answers a guest, with less data.
   */
  readonly auth: 'none' | 'optional' | 'required'
  /** Whether its 401 ends the session; true unless the page does without its answer. */
  readonly endsSession: boolean
  /** Whether the answer is the account of the person who is signed in, or signs in: its opt-out then holds in this browser. */
  readonly ownAccount: boolean
  /** Reads the server's message from the body of a refusal; `serverMessage` unless the surface has another rule. */
  readonly messageOf: (body: unknown) => string | null
  /** Whether the body of a 2xx refuses; `isRefusal` unless the specification gives such a field another meaning. */
  readonly refuses: (body: unknown) => boolean
}

type Given<Name extends string, S> = S extends Schema ? { readonly [K in Name]: z.output<S> } : unknown

/** The input of a call: its path parameters, query and body, as far as it has them. */
export type InputOf<E> =
  E extends Endpoint<infer Path, Schema, infer Query, infer Body>
    ? Given<'query', Query> &
        Given<'body', Body> &
        ([ParameterOf<Path>] extends [never] ? unknown : { readonly path: Readonly<Record<ParameterOf<Path>, string>> })
    : never

/** The answer of a call, in domain values. */
export type OutputOf<E> = E extends { readonly response: infer R extends Schema } ? z.output<R> : never

/** The parts of a call, without its defaults. */
export type Parts<Path, Response, Query, Body> = {
  method: Endpoint['method']
  path: Path
  response: Response
  query?: Query
  body?: Body
  bodyAs?: Endpoint['bodyAs']
  auth?: Endpoint['auth']
  endsSession?: boolean
  ownAccount?: boolean
  messageOf?: Endpoint['messageOf']
  refuses?: Endpoint['refuses']
}

/** Describes a call of the API. By default the body is JSON, no token is sent, and `serverMessage` reads a refusal. */
export function endpoint<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(parts: Parts<Path, Response, Query, Body>): Endpoint<Path, Response, Query, Body>
export function endpoint(parts: Pick<Endpoint, 'method' | 'path' | 'response'> & Partial<Endpoint>): Endpoint {
  const defaults = { query: undefined, body: undefined, bodyAs: 'json', auth: 'none', endsSession: true, ownAccount: false } as const
  return { ...defaults, messageOf: serverMessage, refuses: isRefusal, ...parts }
}

/** The same call with a value made of its answer. The cache of reads does not tell them apart: the input alone decides the value. */
export const withAnswer = <Path extends string, T, U, Query extends Schema | undefined, Body extends Schema | undefined>(
  asked: Endpoint<Path, z.ZodMiniType<T>, Query, Body>,
  change: (answer: T) => U,
): Endpoint<Path, z.ZodMiniType<U>, Query, Body> => ({ ...asked, response: mapped(asked.response, change) })
