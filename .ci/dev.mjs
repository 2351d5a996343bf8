/** `npm run dev`: every enterprise's apps with hot reload. The sandbox answers their API calls. */
import { ensure } from './ensure.mjs'
import { closed, main, start } from './lib/children.mjs'
import { foldersWith } from './lib/folders.mjs'
import { answering, freePort } from './lib/ports.mjs'

await main(
  async () => {
    await ensure()
    const sandboxPort = await freePort(4700)
    const sandboxOrigin = `http://localhost:${sandboxPort}`
    const sandbox = start('node', ['mocks/server.ts', '--port', String(sandboxPort)], { stdio: ['ignore', 'ignore', 'inherit'] })
    await answering(sandboxOrigin, sandbox)

    let next = 5173
    for (const enterprise of foldersWith('themes', 'enterprise.ts')) {
      const port = await freePort(next)
      next = port + 1
      const env = { ENTERPRISE: enterprise, PORT: String(port), SANDBOX_ORIGIN: sandboxOrigin }
      const server = start('node', ['.ci/lib/devServer.ts'], { env })
      for (const app of foldersWith('apps', 'app.ts')) {
        const address = `http://localhost:${port}/${app}/`
        await answering(address, server)
        console.log(`  ${enterprise.padEnd(12)} ${address}`)
      }
    }
    console.log(`  ${'sandbox'.padEnd(12)} ${sandboxOrigin}/\n\n  Ctrl-C ends it.`)
    return closed(sandbox)
  },
  { interrupted: 0 },
)
