/** `npm run measure:ui`: response times of the components with thousands of rows or options, on a processor four times slower. */
import { ensure } from './ensure.mjs'
import { endAll, endOnInterrupt, run } from './lib/children.mjs'

endOnInterrupt(130)
let failed = true
try {
  const env = await ensure({ browser: true })
  const measured = await run('node', ['.ci/lib/interaction.ts'], { env: { ...env, NODE_ENV: 'production' }, show: true })
  failed = measured.code !== 0
} catch (error) {
  console.error(error.message)
}
await endAll()
process.exit(failed ? 1 : 0)
