/** `npm run test:engines`: installs what is missing, builds the apps, and runs the main walks in Firefox and WebKit. */
import { ensure } from './ensure.mjs'
import { main, node, run } from './lib/children.mjs'
import { buildApps } from './lib/products.mjs'

await main(
  async () => {
    await ensure()
    await buildApps()
    const { code } = await run(node(), ['.ci/engines/run.ts', ...process.argv.slice(2)], { show: true })
    return code
  },
  { onError: '0 passed, 1 failed' },
)
