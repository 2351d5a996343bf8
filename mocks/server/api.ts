import { refusal } from '../handlers/respond.ts'
import type { Faults } from './faults.ts'
import { laneHeader } from './faults.ts'
import { readContract } from './contractOnly.ts'
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
  if (origin === null) return response
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', 'Retry-After')
  headers.append('Vary', 'Origin')
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** The API over HTTP, with the current faults. `root`: the project's folder. */
export function apiRoute(faults: Faults, root: string): Route {
  let contract: ReturnType<typeof readContract> | null = null
  return async (request) => {
    if (request.method === 'OPTIONS') return shared(request, new Response(null, { status: 204 }), allowed)
    const response = (await faults.respond(request)) ?? refusal('There is no such call.', 404)
    if (response.type === 'error') return response
    response.headers.set('Cache-Control', 'no-store')
    const isContractOnly = (request.headers.get(serverHeader) || process.env['SERVER']) === 'contract'
    return shared(request, isContractOnly ? await (await (contract ??= readContract(root)))(request, response) : response)
  }
}
