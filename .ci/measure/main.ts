/**
 * Measures built pages: as the first page of a visit, and the scripts that they load after a claim or after the store. Takes names of
 * enterprises and of pages; without, it measures all, writes them down and compares them with their limits.
 */
import { parseArgs } from 'node:util'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { measure } from './lighthouse.ts'
import { bareWalk, missedBy, type Page, pages } from './pages.ts'
import { type Row, save } from './table.ts'
import { measureTouch, median } from './touch.ts'
import { scriptAfter, weighAddresses } from './weight.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: '' },
    /** The origin that serves the bare pages, and their folder. */
    bare: { type: 'string', default: '' },
    bareFolder: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    /** Leaves out Lighthouse. */
    touch: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in pages) && !enterprises().includes(name))
if (unknown.length > 0)
  throw new Error(`There is no page or enterprise "${unknown.join('", "')}". Pages: ${Object.keys(pages).join(', ')}.`)

const chosen = <Name extends string>(all: readonly Name[]): readonly Name[] => {
  const named = all.filter((name) => positionals.includes(name))
  return named.length > 0 ? named : all
}

/** Every guest finds the sandbox as it was at first. */
const reset = async (): Promise<void> => void (await fetch(`${values.origin}/__sandbox/reset`, { method: 'POST' }))
const runs = Number(values.runs)
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
  const address = `${values.bare}/${enterprise}/bare/`
  const steps = rows[`${enterprise}/bare page`] ? [] : bareWalk
  const { scripts, ...floor } = await measureTouch(browser, { address, steps, runs: visits, beforeEach: reset })
  rows[`${enterprise}/bare page`] ??= { ...floor, timesBare: 1, script: weighAddresses(values.bareFolder, scripts) }
  return floor.usable
}

async function measurePage(enterprise: string, name: string, page: Page): Promise<void> {
  const address = `${values.origin}/${enterprise}/${page.app}/${page.path}`
  const { scripts, ...touched } = await measureTouch(browser, { address, steps: page.walk, runs, beforeEach: reset })
  const row: Row = {
    ...touched,
    script: weighAddresses(distFolder(), scripts),
    afterClaim: scriptAfter(enterprise, page, 'claim'),
    afterStore: scriptAfter(enterprise, page, 'store'),
  }
  if (values.touch) return print(`${enterprise}/${name}`, row)
  const { failures, ...figures } = await measure(address)
  const missed = missedBy(page, { failures, ...figures })
  over += missed.length
  print(`${enterprise}/${name}`, { ...row, ...figures })
  if (missed.length > 0) console.log(`${enterprise}/${name} is beyond its budget: ${missed.join(', ')}. ${failures.join('; ')}`)
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
  for (const [name] of all) {
    const row = rows[`${enterprise}/${name}`]
    if (row) Object.assign(row, { bare: floor, timesBare: Math.round((Number(row['usable']) / floor) * 100) / 100 })
  }
}
await browser.close()
console.table(rows)
if (positionals.length === 0) save(rows, runs, !values.touch)
process.exit(over === 0 ? 0 : 1)
