/** Measures every built page, served at the address given first, and compares it with its budget. */
import { join } from 'node:path'
import { distFolder, enterprises } from '../build/enterprises.ts'
import { firstLoad, firstLoadBudget, kilobytes } from './firstLoad.ts'
import { measure, type Measured } from './lighthouse.ts'

/** The address to measure each app at, below its folder. */
const pages: Readonly<Record<string, string>> = {
  claim: `#${btoa('WELCOME25')}`,
}

type Figure = Exclude<keyof Measured, 'failures'>

/** What a page may take at most (times in milliseconds) and must score at least. */
const most: readonly (readonly [Figure, number])[] = [['fcp', 1200], ['lcp', 1600], ['tbt', 50], ['cls', 0]]
const least: readonly (readonly [Figure, number])[] = [['performance', 98], ['accessibility', 100], ['bestPractices', 100], ['seo', 100]]

/** The figures that miss their budget, by name. */
function missedBy(measured: Measured, scriptBytes: number): string[] {
  return [
    ...(scriptBytes > firstLoadBudget ? ['script'] : []),
    ...most.filter(([figure, limit]) => measured[figure] > limit).map(([figure]) => figure),
    ...least.filter(([figure, limit]) => measured[figure] < limit).map(([figure]) => figure),
  ]
}

const [origin = ''] = process.argv.slice(2)
let over = 0
const rows: Record<string, Record<string, string | number>> = {}
for (const enterprise of enterprises()) {
  for (const [app, place] of Object.entries(pages)) {
    const { bytes } = firstLoad(join(distFolder(), enterprise, app, 'index.html'))
    const measured = await measure(`${origin}/${enterprise}/${app}/${place}`)
    const missed = missedBy(measured, bytes)
    const { failures, ...figures } = measured
    over += missed.length
    rows[`${enterprise}/${app}`] = { script: kilobytes(bytes), ...figures }
    if (missed.length > 0) console.log(`${enterprise}/${app} is beyond its budget: ${missed.join(', ')}. ${failures.join('; ')}`)
  }
}
console.table(rows)
process.exit(over === 0 ? 0 : 1)
