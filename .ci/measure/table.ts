import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { enterprises } from '../../apps/build/enterprises.ts'
import { pages } from './pages.ts'

const rowsSchema = z.record(z.string(), z.record(z.string(), z.union([z.number(), z.string(), z.null()])))

type Rows = z.infer<typeof rowsSchema>

/** The figures of a page of an enterprise. */
export type Row = Rows[string]

const file = 'stories/measured/pages.json'

/** Saves the figures of every page, from so many visits to each. Those that were not measured this time stay; the README names them. */
export function save(measured: Readonly<Rows>, visits: number, hasLighthouse: boolean): void {
  const before = rowsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const ofPages = Object.entries(measured).filter(([name]) => name.slice(name.indexOf('/') + 1) in pages)
  const rows = { ...before, ...Object.fromEntries(ofPages.map(([name, row]) => [name, { ...before[name], ...row }])) }
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  const [, , load = 0] = loadavg()
  const older = hasLighthouse ? '' : ' LCP, TBT and requests are of an earlier run.'
  writeReadme(`${readmeTable(rows)}\n\nVisits to each page: ${visits}. The machine's load meanwhile: ${load.toFixed(1)}.${older}`)
}

/** A figure; a dash where a page has none. */
const shown = (value: Row[string] | undefined, digits: number): string =>
  typeof value === 'number' && !Number.isNaN(value) ? value.toFixed(digits) : '–'

/** The README's table: a row for each page, with the figures of the enterprises beside each other. */
function readmeTable(rows: Readonly<Rows>): string {
  const all = enterprises()
  const each = (name: string, figure: string, digits = 0) =>
    all.map((enterprise) => shown(rows[`${enterprise}/${name}`]?.[figure], digits)).join(' · ')
  const kB = (name: string, figure: string) => (Number(rows[`${all[0]}/${name}`]?.[figure]) / 1000).toFixed(0)
  const [bareOf = ''] = Object.keys(pages)
  const lines = Object.keys(pages).map((name) =>
    [
      name,
      each(name, 'lcp'),
      each(name, 'usable'),
      each(name, 'timesBare', 2),
      each(name, 'answers'),
      each(name, 'tbt'),
      ...['script', 'afterClaim', 'afterStore'].map((figure) => kB(name, figure)),
      each(name, 'requests'),
    ].join(' | '),
  )
  const floor = ['bare page', '', each(bareOf, 'bare'), ...Array.from({ length: 7 }, () => '')].join(' | ')
  const head = `Page | LCP, ms (${all.join(' · ')}) | Usable, ms | × bare | Answers, ms | TBT, ms | Script, kB | After the claim | After the store | Requests`
  return [head, head.replaceAll(/[^|]+/g, ' --- ').trim(), floor, ...lines].map((line) => `| ${line} |`).join('\n')
}

function writeReadme(table: string): void {
  const readme = readFileSync('README.md', 'utf8')
  const [before, after] = ['<!-- measured -->', '<!-- /measured -->']
  const [start, end] = [readme.indexOf(before) + before.length, readme.indexOf(after)]
  writeFileSync('README.md', `${readme.slice(0, start)}\n\n${table}\n\n${readme.slice(end)}`)
}
