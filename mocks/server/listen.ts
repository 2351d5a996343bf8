import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { compressed } from './compress.ts'
import type { Route } from './route.ts'

/** The size limit of a request's body. */
const longestBody = 10_000_000

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > longestBody) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function createRequest(incoming: IncomingMessage): Promise<Request | null> {
  const { method = 'GET', url = '/', headers } = incoming
  const address = URL.parse(url, `http://${headers.host ?? 'localhost'}`)
  const body = await readBody(incoming)
  if (!address || !body) return null
  const named = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  return new Request(address, { method, headers: named, ...(body.length > 0 && { body }) })
}

async function write(response: Response, method: string | undefined, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  const cookies = response.headers.getSetCookie()
  outgoing.writeHead(response.status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
  if (method === 'HEAD' || !response.body) {
    outgoing.end()
    return
  }
  const reader = response.body.getReader()
  outgoing.once('close', () => void reader.cancel())
  for (let part = await reader.read(); !part.done; part = await reader.read()) outgoing.write(part.value)
  outgoing.end()
}

async function answer(route: Route, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await createRequest(incoming)
  if (!request) return write(new Response('Bad request', { status: 400 }), incoming.method, outgoing)
  const response = (await route(request)) ?? new Response('Not found', { status: 404 })
  return write(await compressed(request, response), incoming.method, outgoing)
}

/**
 * In milliseconds; longer than any test run. After Node's five seconds, a client may send a request just while the server closes its
 * resting connection, and a request that is no GET is not sent again. `headersTimeout` does not count while a connection rests.
 */
const keepAliveTimeout = 3_600_000

/** An HTTP server that answers with the route. */
export function serve(route: Route): Server {
  return createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    answer(route, incoming, outgoing).catch((error: unknown) => {
      // A client that disconnects early does not need the rest.
      if (outgoing.destroyed) return
      console.error(`${incoming.method} ${incoming.url}`, error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end('The sandbox failed; its console says how.')
    })
  })
}
