import { request as ofHttp } from 'node:http'
import { request as ofHttps } from 'node:https'

export interface Reply {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

export interface Asked {
  method?: 'GET' | 'HEAD'
  headers?: Readonly<Record<string, string>>
}

const patience = 10_000

/** Asks a server for a path exactly as it is written, `..` included, and follows no redirect. */
function ask(origin: string, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? ofHttps : ofHttp
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, path, method, headers, timeout: patience }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patience / 1_000} s`)))
    sent.on('error', reject)
    sent.end()
  })
}

/**
 * Asks a host for paths of a folder, which it may serve below a path of its own (`https://dine.example/eat/`). Where the answer leads to
 * another address of the folder, `location` is its path in the folder; of any other it is the whole address.
 */
export function askerOf(address: string): (path: string, asked?: Asked) => Promise<Reply> {
  const { origin, host, pathname } = new URL(address)
  const below = pathname.replace(/\/$/, '')
  return async (path, asked) => {
    const reply = await ask(origin, below + path, asked)
    const { location } = reply.headers
    if (location === undefined) return reply
    const led = new URL(location, origin)
    const isInside = led.host === host && led.pathname.startsWith(`${below}/`)
    return { ...reply, headers: { ...reply.headers, location: isInside ? led.pathname.slice(below.length) + led.search : led.href } }
  }
}
