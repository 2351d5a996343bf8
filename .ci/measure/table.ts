import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import * as z from 'zod/mini'
import { pages } from './pages.ts'

const rowSchema = z.record(z.string(), z.union([z.number(), z.string(), z.null()]))

/** The figures of a page of an enterprise. */
export type Row = z.infer<typeof rowSchema>

const fileSchema = z.object({ visits: z.number(), load: z.number(), pages: z.record(z.string(), rowSchema) })

/** The table of the Storybook's page _Measured_ reads this file. */
const file = 'stories/measured/measured.json'

/** The figures that the page shows. */
const shown = 'lcp usable bare answers tbt cls performance script afterClaim afterStore requests first'.split(' ')

/** Fewest visits whose median says something. */
export const fewestVisits = 3

/** Says why the figures of such a run are not saved; null if they are. To be asked before anything runs: a busy machine measures itself. */
export function whyNotSaved(visits: number): string | null {
  const [load = 0] = loadavg()
  if (visits < fewestVisits) return `There were fewer than ${fewestVisits} visits to each page.`
  return load > availableParallelism() ? `The machine was busy: a load of ${load.toFixed(1)}.` : null
}

/** Saves the figures of every measured page, from so many visits to each, a line for each page. Figures that were not measured stay. */
export function save(measured: Readonly<Record<string, Row>>, visits: number): void {
  const before = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).pages
  const ofPages = Object.keys({ ...before, ...measured }).filter((name) => name.slice(name.indexOf('/') + 1) in pages)
  const lines = ofPages.map((name) => {
    const row = { ...before[name], ...measured[name] }
    return `${JSON.stringify(name)}: ${JSON.stringify(Object.fromEntries(shown.map((figure) => [figure, row[figure] ?? null])))}`
  })
  const [, , load = 0] = loadavg()
  writeFileSync(file, `{\n"visits": ${visits},\n"load": ${load.toFixed(1)},\n"pages": {\n${lines.join(',\n')}\n}\n}\n`)
}
