/** `npm run measure:ui`: response times of the components with thousands of rows or options, on a processor four times slower. */
import { ensure } from './ensure.mjs'
import { main, run } from './lib/children.mjs'

await main(async () => {
  const env = await ensure({ browser: true })
  const { code } = await run('node', ['.ci/lib/interaction.ts'], { env: { ...env, NODE_ENV: 'production' }, show: true })
  return code
})
