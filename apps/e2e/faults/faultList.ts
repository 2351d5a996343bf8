import type { Route } from '@playwright/test'

type Reply = {
  readonly status: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly type?: string
}

const json = 'application/json'
const reply = ({ status, body = '', headers, type = json }: Reply) => ({ status, body, headers: { 'Content-Type': type, ...headers } })
const answers = (parts: Reply) => (route: Route) => route.fulfill(reply(parts))
const refuses = (status: number, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  answers({ status, body: JSON.stringify(body), headers })

/** The header by which `inPage` makes the page's request time out. */
export const timesOut = 'X-Fault-Timeout'

/** The faults of a call, and how the test makes it happen. */
export const faults = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  timeout: answers({ status: 200, headers: { [timesOut]: '1' } }),
  unauthorized: refuses(401),
  forbidden: refuses(403),
  notFound: refuses(404),
  conflict: refuses(409),
  invalid: refuses(422, { errors: { base: ['The server’s own words.'] } }),
  tooMany: refuses(429, {}, { 'Retry-After': '30' }),
  serverError: answers({ status: 500, body: '<h1>Internal Server Error</h1>', type: 'text/html' }),
  unavailable: answers({ status: 503 }),
  html: answers({ status: 200, body: '<!doctype html><title>Wi-Fi</title><h1>Sign in to this network</h1>', type: 'text/html' }),
  empty: answers({ status: 204 }),
  truncated: answers({ status: 200, body: '{"data": [{"id": 1, "na' }),
  misfit: answers({ status: 200, body: '{"unexpected": true}' }),
  // The server acts, and its answer never arrives.
  lost: async (route: Route) => {
    await route.fetch()
    await route.abort('failed')
  },
} as const satisfies Record<string, (route: Route) => Promise<void>>

export type FaultName = keyof typeof faults

// Refusals first: a payment whose outcome was unknown asks for the card again. The lost answer comes last: the server has then acted.
/** Every fault, in the order in which a visit meets them. */
export const faultNames: readonly FaultName[] = [
  ...(['unauthorized', 'forbidden', 'notFound', 'invalid', 'conflict', 'tooMany', 'serverError', 'unavailable'] as const),
  ...(['offline', 'timeout', 'html', 'empty', 'truncated', 'misfit', 'lost'] as const),
]
