/**
 * `npm run faults [-- app …]`: makes every call of the apps fail in every way, in a browser, and writes what a person meets into
 * the table of the Storybook. With the names of apps it renews their rows only.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensure } from './ensure.mjs'
import { main, run } from './lib/children.mjs'

const folder = 'test-results/faults'

await main(async () => {
  const env = await ensure({ browser: true })
  const { buildApps } = await import('./lib/products.mjs')
  const { enterprises } = await import('../apps/build/enterprises.ts')
  const { readRow, readTable, renewed, tableFile, textOf } = await import('./faults/table.ts')
  const [first] = enterprises()
  await buildApps([first])
  rmSync(folder, { recursive: true, force: true })
  const asked = process.argv.slice(2)
  const only = asked.length === 0 ? [] : ['--grep', `(${asked.join('|')}): `]
  const walks = ['test', '--config', '.ci/playwright.config.ts', 'apps/e2e/faults', '--project', first, ...only]
  const { code } = await run('playwright', walks, { env: { ...env, FAULTS: folder }, show: true })
  const rows = readdirSync(folder).map((name) => readRow(readFileSync(join(folder, name), 'utf8')))
  const apps = asked.length === 0 ? [...new Set(readTable().rows.map(({ app }) => app)), ...rows.map(({ app }) => app)] : asked
  writeFileSync(tableFile, textOf(renewed(readTable(), rows, apps)))
  console.log(`${rows.length} calls in ${tableFile}`)
  return code
})
