/**
 * Measures every built page and compares it with its budget. The first argument is the pages' origin; others are the apps to
 * measure, and then the figures are only printed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, enterprises } from '../../apps/build/enterprises.ts'
import { declaredApps } from '../../apps/build/declaredApps.ts'
import { firstLoad } from '../../apps/build/firstLoad.ts'
import { measure, type Measured } from './lighthouse.ts'

type Figure = Exclude<keyof Measured, 'failures'>

interface Page {
  /** Relative to the app's folder. */
  path: string
  /** Upper limits, times in milliseconds. */
  most: Readonly<Partial<Record<Figure, number>>>
  /** Lower limits of scores. */
  least: Readonly<Partial<Record<Figure, number>>>
}

const perfect = { accessibility: 100, bestPractices: 100, seo: 100 }

/** What every page should reach. */
const usual = { most: { fcp: 1200, lcp: 1800, tbt: 100, cls: 0 }, least: { performance: 97, ...perfect } } satisfies Omit<Page, 'path'>

const pages: Readonly<Record<string, Page>> = {
  'bulk-gifting': { path: 'calculator', ...usual },
  business: { path: '?utm_source=mail', ...usual },
  checkout: { path: '?ico_id=ico-100&code=SPRING10', ...usual },
  claim: { path: `#${btoa('WELCOME25')}`, most: { fcp: 1200, lcp: 1600, tbt: 50, cls: 0 }, least: { performance: 98, ...perfect } },
  // The wallets move the card: whether there are any is not known before the provider has answered.
  diner: { path: '?pos=tableside&location=harbor&ticket=1042', most: { ...usual.most, cls: 0.1 }, least: usual.least },
  embed: {
    // The largest element depends on the API's answer: no restaurant can be drawn before.
    path: 'map?pass=true',
    most: { fcp: 1200, lcp: 2600, tbt: 150, cls: 0 },
    least: { performance: 95, ...perfect },
  },
  gift: { path: '?gift=dinner', ...usual },
  managers: { path: '', ...usual },
  partners: { path: '', most: { fcp: 1200, lcp: 2000, tbt: 100, cls: 0 }, least: { performance: 95, ...perfect } },
  pos: { path: '?pos=tableside&location=harbor&ticket=1042', ...usual },
  store: { path: '?project=bonuspercent&utm_source=mail', ...usual },
}

const names: readonly Figure[] = ['fcp', 'lcp', 'tbt', 'cls', 'performance', 'accessibility', 'bestPractices', 'seo']

const figuresOf = (limits: Page['most']): readonly (readonly [Figure, number])[] =>
  names.flatMap((name) => (limits[name] === undefined ? [] : [[name, limits[name]] as const]))

/** The names of the figures that miss their budget. */
function missedBy({ most, least }: Page, measured: Measured, isTooMuchScript: boolean): string[] {
  return [
    ...(isTooMuchScript ? ['script'] : []),
    ...figuresOf(most)
      .filter(([figure, limit]) => measured[figure] > limit)
      .map(([figure]) => figure),
    ...figuresOf(least)
      .filter(([figure, limit]) => measured[figure] < limit)
      .map(([figure]) => figure),
  ]
}

const apps = await declaredApps()
const budgetOf = (name: string) => apps.find((app) => app.name === name)?.budget ?? 0

const [origin = '', ...only] = process.argv.slice(2)
let over = 0
const rows: Record<string, Record<string, number>> = {}
for (const enterprise of enterprises()) {
  for (const [app, page] of Object.entries(pages).filter(([name]) => only.length === 0 || only.includes(name))) {
    const { bytes } = firstLoad(join(distFolder(), enterprise, app, 'index.html'))
    const measured = await measure(`${origin}/${enterprise}/${app}/${page.path}`)
    const missed = missedBy(page, measured, bytes > budgetOf(app))
    const { failures, ...figures } = measured
    over += missed.length
    rows[`${enterprise}/${app}`] = { script: bytes, ...figures }
    if (missed.length > 0) console.log(`${enterprise}/${app} is beyond its budget: ${missed.join(', ')}. ${failures.join('; ')}`)
  }
}
console.table(rows)
if (only.length === 0) writeFileSync('stories/measured/pages.json', `${JSON.stringify(rows, null, 2)}\n`)
process.exit(over === 0 ? 0 : 1)
