import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contentTypes } from '../lib/contentTypes.ts'

/** Serves a folder's files to this machine alone, and says where. */
export async function serve(folder: string): Promise<{ readonly origin: string; readonly end: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    // A build's files never change, so a browser need not ask for them again.
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to serve pictures from.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
