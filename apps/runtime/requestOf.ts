import * as z from 'zod/mini'
import type { Endpoint, InputOf } from '../../features/shared/endpoint.ts'
import { apiOrigin } from './apiOrigin.ts'
import { identifiers } from './identifiers.ts'

type Parts = {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
}

/** The request that carries an endpoint's input over the wire, with the headers that every request has (NET-01, NET-02). */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key, token }: { signal: AbortSignal; key: string; token: string | undefined },
): Request {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which parts there are is known to the caller's types, not to this generic body
  const parts = input as Parts
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ''))
  const query = new URLSearchParams()
  if (endpoint.query) {
    for (const [name, value] of Object.entries(z.encode(endpoint.query, parts.query) ?? {}))
      if (value !== undefined) query.set(name, String(value))
  }
  const search = query.size === 0 ? '' : `?${query}`
  const write = endpoint.method !== 'GET'
  return new Request(new URL(`${apiOrigin()}${path}${search}`, location.href), {
    method: endpoint.method,
    signal,
    headers: {
      ...identifiers(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(write ? { 'Idempotency-Key': key } : {}),
      ...(endpoint.body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(z.encode(endpoint.body, parts.body)) } : {}),
  })
}
