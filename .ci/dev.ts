/** `npm run dev`: every enterprise's apps with hot reload. The sandbox answers their API calls. */
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import getPort, { portNumbers } from 'get-port'
import { enterprises } from '../apps/build/enterprises.ts'
import { sandboxMapStyle } from '../mocks/map/styleUrl.ts'
import { createSandbox } from '../mocks/server/sandbox.ts'

// It takes none, and refuses those of others: each server looks for a free port.
parseArgs()
process.once('SIGINT', () => process.exit(0))
const sandboxPort = await getPort({ port: portNumbers(4700, 4799) })
const SANDBOX_ORIGIN = `http://localhost:${sandboxPort}`
createSandbox({ root: process.cwd(), dist: 'dist', data: '.sandbox' }).listen(sandboxPort, '127.0.0.1')
console.log(`  ${'sandbox'.padEnd(12)} ${SANDBOX_ORIGIN}/\n\n  Ctrl-C ends it. The addresses of the apps follow …\n`)

const servers = enterprises().map(async (enterprise, index) => {
  const port = await getPort({ port: portNumbers(5173 + index * 10, 5182 + index * 10) })
  const env = { ENTERPRISE: enterprise, PORT: String(port), SANDBOX_ORIGIN, MAP_STYLE: sandboxMapStyle }
  return execa('node', ['.ci/devServer.ts'], { preferLocal: true, env, stdio: 'inherit' })
})
await Promise.all(servers)
