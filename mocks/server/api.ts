import { refusal } from '../handlers/respond.ts'
import type { Faults } from './faults.ts'
import { laneHeader } from './faults.ts'
import type { Route } from './route.ts'

/** Its value `contract` asks for a server that does only what the contract requires. `SERVER=contract` asks for it in each call. */
export const serverHeader = 'X-Sandbox-Server'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': `Authorization, Content-Type, Idempotency-Key, X-Session-Id, X-Device-Id, ${laneHeader}, ${serverHeader}`,
  'Access-Control-Max-Age': '600',
}

/** Lets apps of another origin read the answer. */
function shared(request: Request, response: Response, more: Readonly<Record<string, string>> = {}): Response {
  const origin = request.headers.get('Origin')
  if (origin === null || response.type === 'error') return response
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', 'Retry-After')
  headers.append('Vary', 'Origin')
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** An answer should not be cached. A server, or a proxy before it, may let the browser do so all the same. */
const cacheControlFor = (request: Request): string =>
  (request.headers.get(serverHeader) ?? process.env['SERVER']) === 'contract' ? 'private, max-age=60' : 'no-store'

/** The API over HTTP, with the current faults. */
export const apiRoute =
  (faults: Faults): Route =>
  async (request) => {
    if (request.method === 'OPTIONS') return shared(request, new Response(null, { status: 204 }), allowed)
    const response = (await faults.respond(request)) ?? refusal('There is no such call.', 404)
    if (response.type !== 'error') response.headers.set('Cache-Control', cacheControlFor(request))
    return shared(request, response)
  }
