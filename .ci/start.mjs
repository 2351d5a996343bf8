/** `npm start [-- --port N]`: from a bare machine to everything running on one port. */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensure } from './ensure.mjs'
import { closed, main, start } from './lib/children.mjs'
import { answering, freePort } from './lib/ports.mjs'
import { buildProducts } from './lib/products.mjs'
import { progress } from './lib/progress.mjs'

/** The addresses of the built apps: every folder below dist that holds an index.html. */
function appAddresses(origin) {
  return readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'index.html')
    .map((entry) => `${origin}/${entry.parentPath.replaceAll('\\', '/').replace(/^dist\//, '')}/`)
    .toSorted()
}

await main(
  async () => {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4700' } } })
    await ensure()
    await progress('Building the apps and the Storybook', buildProducts)
    const port = await freePort(Number(values.port))
    const origin = `http://localhost:${port}`
    const sandbox = start('node', ['mocks/server.ts', '--port', String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
    await answering(origin, sandbox)
    console.log(`
  Home        ${origin}/
  Apps        ${appAddresses(origin).join('\n              ')}
  Storybook   ${origin}/storybook/
  API         ${origin}/api/

  Ctrl-C ends it.`)
    return closed(sandbox)
  },
  { interrupted: 0 },
)
