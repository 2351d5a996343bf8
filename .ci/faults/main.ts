/**
 * `node .ci/faults/main.ts [app …]`: makes every call of the built apps fail in every way, in a browser, and writes what a person
 * meets into the table of the Storybook. With the names of apps it renews their rows only. Needs `npm run build`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { enterprises } from '../../apps/build/enterprises.ts'
import { readRow, readTable, renewed, tableFile, textOf } from './table.ts'

const folder = 'test-results/faults'
const asked = process.argv.slice(2)
const [enterprise = ''] = enterprises()
const only = asked.length === 0 ? [] : ['--grep', `(${asked.join('|')}): `]
const walks = ['test', '--config', '.ci/playwright.config.ts', 'apps/e2e/faults', '--project', enterprise, ...only]

rmSync(folder, { recursive: true, force: true })
const { exitCode } = await execa('playwright', walks, { preferLocal: true, reject: false, stdio: 'inherit', env: { FAULTS: folder } })
const rows = readdirSync(folder).map((name) => readRow(readFileSync(join(folder, name), 'utf8')))
const apps = asked.length === 0 ? [...readTable().rows, ...rows].map(({ app }) => app) : asked
writeFileSync(tableFile, textOf(renewed(readTable(), rows, apps)))
console.log(`${rows.length} calls in ${tableFile}`)
process.exitCode = exitCode ?? 1
