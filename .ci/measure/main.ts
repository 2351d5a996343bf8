/**
 * `node .ci/measure/main.ts [enterprise … page …]`: builds and serves the pages and a bare one, and measures each on a slow phone: as the
 * first page of a visit, and the scripts that it loads after a claim or after the store. Without names it measures all. It saves the
 * figures of a quiet machine, and compares them with their limits. `--runs 3` takes fewer visits (one fails no limit), `--touch` leaves out
 * Lighthouse, and `--built` takes the pages as they were built before.
 */
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { startSandbox } from '../../apps/e2e/otherSandbox.ts'
import { sandboxMapStyle } from '../../mocks/map/styleUrl.ts'
import { installBrowser, openBrowser } from '../browser.ts'
import { measure } from './lighthouse.ts'
import { bareWalk, missedBy, type Page, pages } from './pages.ts'
import { type Row, fewestVisits, save, whyNotSaved } from './table.ts'
import { measureTouch, median } from './touch.ts'
import { scriptAfter, weighAddresses } from './weight.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    /** Leaves out Lighthouse. */
    touch: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in pages) && !enterprises().includes(name))
if (unknown.length > 0)
  throw new Error(`There is no page or enterprise "${unknown.join('", "')}". Pages: ${Object.keys(pages).join(', ')}.`)

const chosen = <Name extends string>(all: readonly Name[]): readonly Name[] => {
  const named = all.filter((name) => positionals.includes(name))
  return named.length > 0 ? named : all
}

const runs = Number(values.runs)
const notSaved = whyNotSaved(runs)
if (notSaved !== null) console.log(`The figures will not be saved. ${notSaved}`)

const bareFolder = 'test-results/bare'
await installBrowser()
const shown = { preferLocal: true, stdio: 'inherit' } as const
if (!values.built) await execa('node', ['apps/build/main.ts', ...chosen(enterprises())], { ...shown, env: { MAP_STYLE: sandboxMapStyle } })
for (const ENTERPRISE of chosen(enterprises())) {
  await execa('node', ['.ci/bare/build.ts', bareFolder], { ...shown, env: { ENTERPRISE, NODE_ENV: 'production' } })
}
const sandbox = await startSandbox(distFolder())
const bare = await startSandbox(bareFolder)

/** Every guest finds the sandbox as it was at first. */
const reset = async (): Promise<void> => void (await fetch(`${sandbox.origin}/__sandbox/reset`, { method: 'POST' }))
const browser = await openBrowser()
const rows: Record<string, Row> = {}
let over = 0

function print(name: string, row: Row): void {
  rows[name] = row
  const figures = Object.entries(row).map(([figure, value]) => `${figure} ${value}`)
  console.log(`${name}: ${figures.join(', ')}`)
}

/** Visits the bare page, and returns when it can be used. */
async function measureFloor(enterprise: string, visits: number): Promise<number> {
  const address = `${bare.origin}/${enterprise}/bare/`
  const steps = rows[`${enterprise}/bare page`] ? [] : bareWalk
  const { scripts, ...floor } = await measureTouch(browser, { address, steps, runs: visits, beforeEach: reset })
  rows[`${enterprise}/bare page`] ??= { ...floor, timesBare: 1, script: weighAddresses(bareFolder, scripts) }
  return floor.usable
}

async function measurePage(enterprise: string, name: string, page: Page): Promise<void> {
  const address = `${sandbox.origin}/${enterprise}/${page.app}/${page.path}`
  const { scripts, ...touched } = await measureTouch(browser, { address, steps: page.walk, runs, beforeEach: reset })
  const row: Row = {
    ...touched,
    script: weighAddresses(distFolder(), scripts),
    afterClaim: scriptAfter(enterprise, page, 'claim'),
    afterStore: scriptAfter(enterprise, page, 'store'),
  }
  if (values.touch) return print(`${enterprise}/${name}`, row)
  const { failures, ...figures } = await measure(address)
  print(`${enterprise}/${name}`, { ...row, ...figures })
  if (failures.length > 0) console.log(failures.join('; '))
}

for (const enterprise of chosen(enterprises())) {
  const floors = [await measureFloor(enterprise, runs)]
  const all = Object.entries(pages).filter(([name]) => chosen(Object.keys(pages)).includes(name))
  for (const [name, page] of all) {
    try {
      await measurePage(enterprise, name, page)
      // Again between the pages: the machine may have become busier.
      floors.push(await measureFloor(enterprise, 1))
    } catch (error) {
      over += 1
      console.error(`${enterprise}/${name} was not measured.`, error)
    }
  }
  const floor = median(floors)
  Object.assign(rows[`${enterprise}/bare page`] ?? {}, { usable: floor })
  for (const [name, page] of all) {
    const row = rows[`${enterprise}/${name}`]
    if (!row) continue
    // A page with nothing to use is never usable.
    const usable = Number(row['usable']) || Infinity
    Object.assign(row, { bare: floor, timesBare: Math.round((usable / floor) * 100) / 100 })
    const missed = missedBy(page, row)
    if (runs >= fewestVisits) over += missed.length
    if (missed.length > 0) console.log(`${enterprise}/${name} is beyond its budget: ${missed.join(', ')}.`)
  }
}
await Promise.all([browser.close(), sandbox.stop(), bare.stop()])
console.table(rows)
if (notSaved === null) save(rows, runs)
process.exit(over === 0 ? 0 : 1)
