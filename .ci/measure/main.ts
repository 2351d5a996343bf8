/**
 * Measures every built page and compares it with its limits: as the first page of a visit, and the scripts that it loads after a
 * claim or after the store. The first argument is the pages' origin; others are the pages to measure, and then the figures are only
 * printed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { firstLoad, weigh } from '../../apps/build/document/firstLoad.ts'
import { measure, type Measured } from './lighthouse.ts'

type Figure = Exclude<keyof Measured, 'failures'>

interface Page {
  app: string
  /** Relative to the app's folder. */
  path: string
  /** Upper limits, times in milliseconds. */
  most: Readonly<Partial<Record<Figure, number>>>
  /** Lower limits of scores. */
  least: Readonly<Partial<Record<Figure, number>>>
}

const least = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 }

/** A page that should show its largest text or picture within so many milliseconds. */
const page = (app: string, path: string, lcp: number): Page => ({ app, path, most: { fcp: 1200, lcp, tbt: 100, cls: 0.005 }, least })

const order = '?pos=tableside&location=harbor&ticket=1042'

const pages: Readonly<Record<string, Page>> = {
  claim: page('claim', `#${btoa('WELCOME25')}`, 1300),
  store: page('store', '?project=bonuspercent&utm_source=mail', 1300),
  business: page('business', '?utm_source=mail', 1300),
  checkout: page('checkout', '?ico_id=ico-100&code=SPRING10', 1450),
  managers: page('managers', '', 1300),
  partners: page('partners', '', 1300),
  pos: page('pos', order, 1300),
  diner: page('diner', order, 1450),
  'diner without a check': page('diner', '', 1450),
  gift: page('gift', '?gift=dinner', 1450),
  'gift without an address': page('gift', '', 1450),
  'bulk-gifting': page('bulk-gifting', '', 1450),
  calculator: page('bulk-gifting', 'calculator', 1300),
  'partners join': page('partners', 'join', 1450),
  'email review': page('partners', 'email-review?id=41', 1450),
  map: page('embed', 'map?pass=true', 1700),
  privacy: page('embed', 'privacy', 1700),
}

const names: readonly Figure[] = ['fcp', 'lcp', 'tbt', 'cls', 'requests', 'performance', 'accessibility', 'bestPractices', 'seo']

const figuresOf = (limits: Page['most']): readonly (readonly [Figure, number])[] =>
  names.flatMap((name) => (limits[name] === undefined ? [] : [[name, limits[name]] as const]))

/** The names of the figures that miss their budget. */
function missedBy({ most, least: lowest }: Page, measured: Measured): string[] {
  return [
    ...figuresOf(most)
      .filter(([figure, limit]) => measured[figure] > limit)
      .map(([figure]) => figure),
    ...figuresOf(lowest)
      .filter(([figure, limit]) => measured[figure] < limit)
      .map(([figure]) => figure),
  ]
}

/** The bytes of script that a page of an enterprise loads after the first page of another app. */
function scriptAfter(enterprise: string, { app, path }: Pick<Page, 'app' | 'path'>, before?: string): number {
  const load = (name: string, address: string) =>
    firstLoad(join(distFolder(), enterprise, name, 'index.html'), `any:/${address.replace(/[?#].*/, '')}`)
  const known = before === undefined ? [] : load(before, '').files
  return weigh(load(app, path).files.filter((file) => !known.includes(file)))
}

/** The README's table: a row for each page, with the figures of the enterprises beside each other. */
function readmeTable(measuredRows: typeof rows): string {
  const all = enterprises()
  const cell = (name: string, figure: string, format: (value: number) => string) =>
    all.map((enterprise) => format(measuredRows[`${enterprise}/${name}`]?.[figure] ?? 0)).join(' · ')
  const kB = (name: string, figure: string) => ((measuredRows[`${all[0]}/${name}`]?.[figure] ?? 0) / 1000).toFixed(0)
  const lines = Object.keys(pages).map(
    (name) =>
      `| ${name} | ${cell(name, 'lcp', (ms) => ms.toFixed(0))} | ${cell(name, 'tbt', (ms) => ms.toFixed(0))} | ${kB(name, 'script')} | ${kB(name, 'afterClaim')} | ${kB(name, 'afterStore')} | ${cell(name, 'requests', String)} |`,
  )
  const head = `| Page | LCP, ms (${all.join(' · ')}) | TBT, ms | Script, kB | After the claim | After the store | Requests |`
  return [head, '| --- | --- | --- | --- | --- | --- | --- |', ...lines].join('\n')
}

function writeReadme(table: string): void {
  const readme = readFileSync('README.md', 'utf8')
  const [before, after] = ['<!-- measured -->', '<!-- /measured -->']
  const [start, end] = [readme.indexOf(before) + before.length, readme.indexOf(after)]
  writeFileSync('README.md', `${readme.slice(0, start)}\n\n${table}\n\n${readme.slice(end)}`)
}

const [origin = '', ...only] = process.argv.slice(2)
let over = 0
const rows: Record<string, Record<string, number>> = {}
for (const enterprise of enterprises()) {
  for (const [name, asked] of Object.entries(pages).filter(([each]) => only.length === 0 || only.includes(each))) {
    const measured = await measure(`${origin}/${enterprise}/${asked.app}/${asked.path}`)
    const missed = missedBy(asked, measured)
    const { failures, ...figures } = measured
    over += missed.length
    const script = scriptAfter(enterprise, asked)
    const afterClaim = scriptAfter(enterprise, asked, 'claim')
    const afterStore = scriptAfter(enterprise, asked, 'store')
    rows[`${enterprise}/${name}`] = { script, afterClaim, afterStore, ...figures }
    if (missed.length > 0) console.log(`${enterprise}/${name} is beyond its budget: ${missed.join(', ')}. ${failures.join('; ')}`)
  }
}
console.table(rows)
if (only.length === 0) {
  writeFileSync('stories/measured/pages.json', `${JSON.stringify(rows, null, 2)}\n`)
  writeReadme(readmeTable(rows))
}
process.exit(over === 0 ? 0 : 1)
