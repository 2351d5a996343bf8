import { createServer } from 'node:http'
import sirv from 'sirv'

/** Serves a folder's files below a path on a free port, without any hosting rules. */
export async function serveFolder(folder: string, below: string): Promise<{ address: string; close: () => Promise<void> }> {
  const files = sirv(folder)
  const server = createServer((request, response) => {
    const { url = '' } = request
    if (!url.startsWith(below)) {
      response.writeHead(404).end()
      return
    }
    request.url = url.slice(below.length - 1)
    files(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${port}${below}`, close }
}
