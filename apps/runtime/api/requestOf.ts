import * as z from 'zod/mini'
import type { Endpoint, InputOf } from '../../../features/shared/api/endpoint.ts'
import { pathWith } from '../../../features/shared/links/pathWith.ts'
import { apiOrigin } from './apiOrigin.ts'
import { identifiers } from '../storage/identifiers.ts'
import { authorization } from '../session/token.ts'

type Parts = { readonly path?: Readonly<Record<string, string>>; readonly query?: unknown; readonly body?: unknown }

/** The defined fields, as a query or a form. */
function formOf(fields: unknown): URLSearchParams {
  const there = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(there.map(([name, value]) => [name, String(value)]))
}

/** The fields of a body with files. The browser adds the boundary between them to the type of the request. */
function partsOf(fields: unknown): FormData {
  const parts = new FormData()
  const entries: readonly (readonly [string, string | Blob | undefined])[] = Object.entries(fields ?? {})
  for (const [name, value] of entries) {
    if (value !== undefined) parts.append(name, value)
  }
  return parts
}

const bodyAs = { json: JSON.stringify, form: formOf, multipart: partsOf } as const satisfies Record<Endpoint['bodyAs'], unknown>

/** The request of an endpoint for this input, with the common headers. */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key, token }: { signal: AbortSignal; key: string; token: string | undefined },
): Request {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's types know which parts there are, this generic body does not
  const parts = input as Parts
  const path = pathWith<string>(endpoint.path, parts.path ?? {})
  const query = endpoint.query ? formOf(z.encode(endpoint.query, parts.query)) : new URLSearchParams()
  const search = query.size === 0 ? '' : `?${query}`
  const write = endpoint.method !== 'GET'
  return new Request(new URL(`${apiOrigin()}${path}${search}`, location.href), {
    method: endpoint.method,
    signal,
    headers: {
      ...identifiers(),
      ...authorization(token),
      ...(write && { 'Idempotency-Key': key }),
      // The browser sets the type of a form.
      ...(endpoint.body && endpoint.bodyAs === 'json' && { 'Content-Type': 'application/json' }),
    },
    ...(endpoint.body && { body: bodyAs[endpoint.bodyAs](z.encode(endpoint.body, parts.body)) }),
  })
}
