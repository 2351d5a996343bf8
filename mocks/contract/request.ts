import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { carriesKey } from './calls.ts'
import type { Step } from './values.ts'

/** A request that is ready to be sent. */
export type Asking = {
  readonly url: URL
  /** The names are those that the preflight requests. */
  readonly headers: Readonly<Record<string, string>>
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> }
  readonly key: string
}

const file = /^data:([\w/+.-]+);base64,(.*)$/

/** A text, or the file that it encodes. */
function partFromValue(value: unknown): string | Blob {
  const [, type, data = ''] = file.exec(String(value)) ?? []
  return type === undefined ? String(value) : new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type })
}

function encoded(bodyAs: Endpoint['bodyAs'], body: Readonly<Record<string, unknown>>): string | URLSearchParams | FormData {
  switch (bodyAs) {
    case 'json':
      return JSON.stringify(body)
    case 'form':
      return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
    case 'multipart': {
      const form = new FormData()
      for (const [name, value] of Object.entries(body)) form.append(name, partFromValue(value))
      return form
    }
  }
}

/** The request of a call, as the apps send it. */
export function createRequest(
  endpoint: Endpoint,
  step: Step | null,
  { origin, app }: { readonly origin: string; readonly app: string },
  token: string | null,
): Asking {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(step?.path?.[name] ?? ''))
  const url = new URL(path, origin)
  url.search = new URLSearchParams(step?.query ?? {}).toString()
  // A call that continues an attempt carries the attempt's key.
  const key = step?.key ?? step?.path?.['key'] ?? crypto.randomUUID()
  const headers = {
    'X-Session-Id': 'contract-check',
    'X-Device-Id': 'contract-check',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(carriesKey(endpoint) && { 'Idempotency-Key': key }),
    ...(endpoint.body && endpoint.bodyAs === 'json' && { 'Content-Type': 'application/json' }),
  }
  const body = endpoint.body ? { body: encoded(endpoint.bodyAs, step?.body ?? {}) } : {}
  return { url, key, headers, init: { method: endpoint.method, headers: { ...headers, Origin: app }, ...body } }
}
