/** Renders two sides, or one side several times, and says where their pictures differ. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { modesFor } from '../../.storybook/modes.ts'
import { enterprises } from '../build/enterprises.ts'
import { compare, type Comparison } from './compare.ts'
import { type Gallery, galleryOf, mannerOf } from './gallery.ts'
import { help, type Options, readOptions } from './options.ts'
import { reportOf } from './report.ts'
import { keptOf, storybookOf } from './storybooks.ts'
import { openStillBrowser } from './studio.ts'
import { enterprisesIn, type Side, sideHere, sideOf, usualOther } from './trees.ts'

const output = resolve('test-results/visual')

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`

/** Says every tenth how far it is. */
function tellingOf(title: string): (done: number, all: number) => void {
  let told = 0
  return (done, all) => {
    const tenths = Math.floor((10 * done) / all)
    if (tenths > told && done < all) console.log(`  ${title}: ${tenths * 10} %`)
    told = tenths
  }
}

/** Builds a side's Storybook and pictures it; a folder of its own has no pictures yet. */
async function picture(browser: Browser, side: Side, { only }: Options, folder = join(keptOf(side), mannerOf(browser))): Promise<Gallery> {
  const began = performance.now()
  const storybook = await storybookOf(side)
  const built = performance.now()
  const modes = modesFor(side.commit === null ? enterprises() : enterprisesIn(side.commit))
  const gallery = await galleryOf({ browser, storybook, folder, modes, only, say: tellingOf(side.name) })
  console.log(`${side.name}: ${gallery.pictures.size} pictures in ${seconds(built)}, after ${((built - began) / 1000).toFixed(0)} s of building`)
  const stopped = new Set([...gallery.pictures.values()].flatMap(({ id, trouble }) => (trouble === null ? [] : [id])))
  if (stopped.size > 0) console.log(`  stopped before their end: ${[...stopped].join(', ')}`)
  for (const failure of gallery.failures) console.error(`  not pictured: ${failure}`)
  return gallery
}

const counted = ({ changes, same }: Comparison) => {
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length
  return `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${same} the same`
}

/** Pictures one side again and again, and counts what differs from the first time. */
async function repeat(browser: Browser, side: Side, options: Options): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'visual-runs-'))
  try {
    const first = await picture(browser, side, options, join(folder, '1'))
    let steady = first.failures.length === 0 && first.pictures.size > 0
    for (let run = 2; run <= options.runs; run += 1) {
      const again = await picture(browser, side, options, join(folder, String(run)))
      const comparison = compare(first, again)
      const pixels = comparison.changes.reduce((sum, change) => sum + change.pixels, 0)
      console.log(`run ${run} against run 1: ${pixels} differing pixels; ${counted(comparison)}`)
      for (const { story, pixels: differing } of comparison.changes) console.log(`  ${story.id}, ${story.mode}: ${differing} pixels`)
      if (comparison.changes.length > 0) write(reportOf({ of: `${side.name}, run ${run}`, against: 'run 1', comparison, before: first, after: again }))
      steady &&= comparison.changes.length === 0 && again.failures.length === 0
    }
    return steady
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function write(html: string): void {
  mkdirSync(output, { recursive: true })
  const file = join(output, 'index.html')
  writeFileSync(file, html)
  console.log(`The report: ${pathToFileURL(file).href}`)
}

/** Pictures two sides and writes what differs. Differences are no failure: whether they are wanted is for people to say. */
async function review(browser: Browser, side: Side, options: Options): Promise<boolean> {
  const other = options.against === null ? usualOther(side) : sideOf(options.against)
  console.log(`${side.name} against ${other.name}`)
  const before = await picture(browser, other, options)
  const after = other.tree === side.tree ? before : await picture(browser, side, options)
  const comparison = compare(before, after)
  console.log(counted(comparison))
  write(reportOf({ of: side.name, against: other.name, comparison, before, after }))
  return before.failures.length + after.failures.length === 0
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(help)
    return true
  }
  const side = options.of === null ? sideHere() : sideOf(options.of)
  const browser = await openStillBrowser()
  try {
    return await (options.runs > 0 ? repeat : review)(browser, side, options)
  } finally {
    await browser.close()
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
