/** `npm run visual [-- --against <commit>]`: pictures every story of two commits, and shows where they differ. */
import { ensure } from './ensure.mjs'
import { endOnInterrupt, run } from './lib/children.mjs'

endOnInterrupt(130)
try {
  const env = await ensure({ browser: true })
  const { code } = await run('node', ['.ci/visual/main.ts', ...process.argv.slice(2)], { env, show: true })
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
