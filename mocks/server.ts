import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSandbox } from './server/sandbox.ts'

/** The exit code for a port that is in use, so that the caller can try the next one. */
const portInUse = 98

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: join(root, '.sandbox') },
    dist: { type: 'string', default: process.env['DIST'] ?? join(root, 'dist') },
  },
})

const server = createSandbox({ root, dist: values.dist, data: values.data })

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${values.port} is in use. Choose another with --port.` : error.message)
  process.exit(taken ? portInUse : 1)
})

server.listen(Number(values.port), values.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : values.port
  console.log(`Sandbox ready at http://localhost:${port}`)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
