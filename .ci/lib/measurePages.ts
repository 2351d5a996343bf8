/**
 * Measures every built page and compares it with its limits: as the first page of a visit, and the scripts that it loads after a
 * claim or after the store. The first argument is the pages' origin; others are the pages to measure, and then the figures are only
 * printed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { firstLoad, weigh } from '../../apps/build/firstLoad.ts'
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
const page = (app: string, path: string, lcp: number, more: Page['most'] = {}): Page => ({
  app,
  path,
  most: { fcp: 1200, lcp, tbt: 100, cls: 0.005, ...more },
  least,
})

const order = '?pos=tableside&location=harbor&ticket=1042'

const pages: Readonly<Record<string, Page>> = {
  claim: page('claim', `#${btoa('WELCOME25')}`, 1300),
  store: page('store', '?project=bonuspercent&utm_source=mail', 1300),
  business: page('business', '?utm_source=mail', 1300),
  checkout: page('checkout', '?ico_id=ico-100&code=SPRING10', 1450),
  managers: page('managers', '', 1300),
  partners: page('partners', '', 1300),
  pos: page('pos', order, 1300),
  // The wallets move the card: whether there are any is not known before the provider has answered.
  diner: page('diner', order, 1450, { cls: 0.1 }),
  gift: page('gift', '?gift=dinner', 1450),
  'gift without an address': page('gift', '', 1450),
  'bulk-gifting': page('bulk-gifting', '', 1450),
  calculator: page('bulk-gifting', 'calculator', 1300),
  // The largest element depends on the API's answer: no restaurant can be drawn before.
  map: page('embed', 'map?pass=true', 2600, { tbt: 150 }),
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

/** The bytes of script that a page of an enterprise loads after one of another app. */
function scriptAfter(enterprise: string, app: string, before?: string): number {
  const load = (name: string) => firstLoad(join(distFolder(), enterprise, name, 'index.html'))
  const known = before === undefined ? [] : load(before).files
  return weigh(load(app).files.filter((file) => !known.includes(file)))
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
    const script = scriptAfter(enterprise, asked.app)
    const afterClaim = scriptAfter(enterprise, asked.app, 'claim')
    const afterStore = scriptAfter(enterprise, asked.app, 'store')
    rows[`${enterprise}/${name}`] = { script, afterClaim, afterStore, ...figures }
    if (missed.length > 0) console.log(`${enterprise}/${name} is beyond its budget: ${missed.join(', ')}. ${failures.join('; ')}`)
  }
}
console.table(rows)
if (only.length === 0) writeFileSync('stories/measured/pages.json', `${JSON.stringify(rows, null, 2)}\n`)
process.exit(over === 0 ? 0 : 1)
