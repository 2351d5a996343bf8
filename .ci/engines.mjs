/** `npm run test:engines`: installs what is missing, builds the apps, and runs the walks of `engines` in Firefox and WebKit. */
import { ensure } from './ensure.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { main, run } from './lib/children.mjs'
import { buildApps } from './lib/products.mjs'

await main(async () => {
  await ensure()
  for (const name of ['firefox', 'webkit']) await ensureBrowser(name)
  await buildApps()
  const { code } = await run('playwright', ['test', '--config', '.ci/engines/playwright.config.ts', ...process.argv.slice(2)], {
    show: true,
  })
  return code
})
