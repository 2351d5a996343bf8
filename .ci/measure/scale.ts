/**
 * `node .ci/measure/scale.ts [enterprise] [scale …]`: opens the built surfaces with as much as they may have on a processor that is four
 * times slower, acts, and prints the longest task of each act in milliseconds. `--runs 3` takes more visits, and the median of them;
 * `--busy` is for a machine that others use: it counts the processor's own time four times instead of slowing it; `--traces` writes what the browser has recorded to test-results/scale. `npm run build` comes first.
 */
import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { startSandbox } from '../../apps/e2e/otherSandbox.ts'
import { installBrowser, openBrowser } from '../browser.ts'
import { Person } from './acts.ts'
import type { Scale } from './scaleVisit.ts'
import { scales } from './scales.ts'
import { type Longest, longestTask } from './tasks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    traces: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
  },
})
const slower = 4
/** The longest task that nobody notices, in milliseconds. */
const most = 50
const enterprise = enterprises().find((name) => positionals.includes(name)) ?? enterprises()[0] ?? ''
const named = Object.keys(scales).filter((name) => positionals.includes(name))
const chosen = named.length > 0 ? named : Object.keys(scales)

await installBrowser()
const sandbox = await startSandbox(distFolder())
const browser = await openBrowser()
const folder = 'test-results/scale'
if (values.traces) mkdirSync(folder, { recursive: true })

const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  computer: { viewport: { width: 1280, height: 800 } },
} as const

const inbox = z.array(z.object({ code: z.nullable(z.string()) }))

async function codeFor(phone: string): Promise<string> {
  const [latest] = inbox.parse(await (await fetch(`${sandbox.origin}/__sandbox/inbox?to=${phone}`)).json())
  return latest?.code ?? ''
}

const rows = new Map<string, Longest[]>()

async function visit(name: string, { on, visit: act }: Scale): Promise<void> {
  await fetch(`${sandbox.origin}/__sandbox/reset`, { method: 'POST' })
  const context = await browser.newContext(windows[on])
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: values.busy ? 1 : slower })
  const person = new Person(page, devtools, on === 'phone')
  try {
    await act({
      page,
      person,
      base: `${sandbox.origin}/${enterprise}/`,
      codeFor,
      measure: async (what, todo) => {
        const row = `${name}: ${what}`
        const path = values.traces ? `${folder}/${row.replaceAll(/[^\w]+/g, '-')}.json` : undefined
        const longest = await longestTask(page, todo, { timesProcessor: values.busy ? slower : null, path })
        rows.set(row, [...(rows.get(row) ?? []), longest])
        console.log(`${row}: ${longest.ms} ms (${longest.parts}); load ${loadavg()[0]?.toFixed(1)}`)
      },
    })
  } catch (error) {
    console.error(`${name} was not measured to its end.`, error)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}

for (const name of chosen) {
  const scale = scales[name]
  if (scale === undefined) continue
  for (let run = 0; run < Number(values.runs); run += 1) await visit(name, scale)
}
await Promise.all([browser.close(), sandbox.stop()])

const table = [...rows].map(([act, runs]) => {
  const sorted = runs.toSorted((one, other) => one.ms - other.ms)
  return { act, least: sorted[0]?.ms, median: sorted[Math.floor((sorted.length - 1) / 2)]?.ms ?? 0, parts: sorted[0]?.parts }
})
console.table(table)
if (table.some(({ median }) => median > most)) process.exitCode = 1
