/** `npm run measure`: builds and serves the pages, measures each on a simulated phone. */
import { ensure } from './ensure.mjs'
import { main, run, start } from './lib/children.mjs'
import { answering, freePort } from './lib/ports.mjs'

await main(async () => {
  const env = await ensure({ browser: true })
  const build = await run('node', ['apps/build/main.ts'], { show: true })
  if (build.code !== 0) return build.code
  const port = await freePort(4780)
  const origin = `http://localhost:${port}`
  const sandbox = start('node', ['mocks/server.ts', '--port', String(port), '--data', `test-results/sandbox-${port}`], { stdio: 'ignore' })
  await answering(origin, sandbox)
  const pages = await run('node', ['.ci/lib/measurePages.ts', origin], { env, show: true })
  return pages.code
})
