/**
 * `node .ci/shards.ts FOLDER`: adds up the reports of every shard of `npm test -- --shard`, one folder each, and fails if
 * together they ran other tests than the whole has.
 */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { playwrightCounts, vitestCounts } from './lib/counts.mjs'

const [, , folder = 'shards'] = process.argv

const vitestList = z.array(z.object({ file: z.string() }))
const vitestReport = z.object({ testResults: z.array(z.object({ name: z.string() })) })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})
const playwrightList = z.object({ stats: z.object({ skipped: z.number() }) })

const printed = async (command: string, ...args: string[]): Promise<unknown> =>
  JSON.parse((await promisify(execFile)(join('node_modules/.bin', command), args, { maxBuffer: 2 ** 28 })).stdout)

const reportsOf = (step: string) => globSync(`*/${step}.json`, { cwd: folder }).map((path) => join(folder, path))
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Test files that no shard ran, or that two ran. */
async function filesNotRunOnce(project: string): Promise<readonly string[]> {
  const ran = reportsOf(project).flatMap((path) => vitestReport.parse(read(path)).testResults.map(({ name }) => name))
  const all = vitestList.parse(await printed('vitest', 'list', '--project', project, '--filesOnly', '--json')).map(({ file }) => file)
  return all.filter((file) => ran.filter((each) => each === file).length !== 1).map((file) => `${project}: ${basename(file)}`)
}

/** Walks are split one by one, so their number is compared. */
async function walksNotRunOnce(): Promise<readonly string[]> {
  const ran = reportsOf('end-to-end').reduce((sum, path) => {
    const { expected, unexpected, flaky, skipped } = playwrightReport.parse(read(path)).stats
    return sum + expected + unexpected + flaky + skipped
  }, 0)
  const listed = await printed('playwright', 'test', '--config', '.ci/playwright.config.ts', '--list', '--reporter', 'json')
  const all = playwrightList.parse(listed).stats.skipped
  return ran === all ? [] : [`end-to-end: ${ran} of ${all} walks ran`]
}

const counts = [
  ...['unit', 'stories'].flatMap((step) => reportsOf(step).map(vitestCounts)),
  ...reportsOf('end-to-end').map(playwrightCounts),
]
const missed = [...(await filesNotRunOnce('unit')), ...(await filesNotRunOnce('stories')), ...(await walksNotRunOnce())]
for (const each of missed) console.log(`not run once: ${each}`)
for (const { title } of counts.flatMap(({ failures }) => failures)) console.log(`failed at first: ${title}`)
const sum = (key: 'passed' | 'failed') => counts.reduce((total, each) => total + each[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed at first`)
process.exit(missed.length === 0 ? 0 : 1)
