/**
 * `npm run measure [-- enterprise … page …]`: builds and serves the pages and a bare one, and measures each on a slow phone.
 * `--runs 3` takes fewer visits, `--touch` leaves out Lighthouse, and `--built` takes the pages as they were built before.
 */
import { ensure } from './ensure.mjs'
import { foldersWith } from './lib/folders.mjs'
import { main, run, start } from './lib/children.mjs'
import { answering, freePort } from './lib/ports.mjs'

const bareFolder = 'test-results/bare'
const args = process.argv.slice(2).filter((arg) => arg !== '--built')
const enterprises = foldersWith('themes', 'enterprise.ts')
const named = enterprises.filter((enterprise) => args.includes(enterprise))

/** Serves the built folders of enterprises, with an API of its own. Returns the origin. */
async function serve(dist, wanted) {
  const port = await freePort(wanted)
  const origin = `http://localhost:${port}`
  const options = ['--port', String(port), '--data', `test-results/sandbox-${port}`, '--dist', dist]
  await answering(origin, start('node', ['mocks/server.ts', ...options], { stdio: 'ignore' }))
  return origin
}

async function build() {
  if (!process.argv.includes('--built')) {
    const { code } = await run('node', ['apps/build/main.ts', ...named], { show: true })
    if (code !== 0) return code
  }
  for (const enterprise of named.length > 0 ? named : enterprises) {
    const env = { ENTERPRISE: enterprise, NODE_ENV: 'production' }
    const { code } = await run('node', ['.ci/bare/build.ts', bareFolder], { env, show: true })
    if (code !== 0) return code
  }
  return 0
}

await main(async () => {
  const env = await ensure({ browser: true })
  const built = await build()
  if (built !== 0) return built
  const origins = ['--origin', await serve(process.env.DIST ?? 'dist', 4780), '--bare', await serve(bareFolder, 4790)]
  const pages = await run('node', ['.ci/measure/main.ts', ...origins, '--bareFolder', bareFolder, ...args], { env, show: true })
  return pages.code
})
