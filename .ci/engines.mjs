/** `npm run test:engines`: installs what is missing, builds the apps, and runs the main walks in Firefox and WebKit. */
import { ensure } from './ensure.mjs'
import { endOnInterrupt, node, run } from './lib/children.mjs'
import { buildApps } from './lib/products.mjs'

endOnInterrupt(130)
try {
  await ensure()
  await buildApps()
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
const { code } = await run(node(), ['.ci/engines/run.ts', ...process.argv.slice(2)], { show: true })
process.exit(code)
