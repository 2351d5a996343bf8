/**
 * `npm test`: runs every check, from types to the built apps. Ends with `N passed, N failed`.
 * `npm test -- --changed [REF]` runs what the change since REF can reach, `npm test -- --shard 2/4` a part of everything, and
 * `npm test -- --all` plays every story in every enterprise.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensure } from './ensure.mjs'
import { runChanged } from './lib/changed.mjs'
import { endOnInterrupt } from './lib/children.mjs'
import { freePort } from './lib/ports.mjs'
import { flakyLines, rerunFailed } from './lib/rerun.mjs'
import { shardOf } from './lib/shard.mjs'
import { runInSequence, runSideBySide, runStep, timesOf } from './lib/step.mjs'
import { reports, stepsOf } from './lib/steps.mjs'

const began = performance.now()
endOnInterrupt(130)

async function runWhole(options, { args, runs }) {
  const {
    build,
    types,
    lint,
    format,
    unit,
    storybook,
    package: packed,
    stories,
    budget,
    hosting,
    docs,
    endToEnd,
  } = stepsOf({ ...options, part: args })
  const only = (...steps) => steps.filter(({ name }) => runs(name))
  const [built] = await runInSequence(build)
  const parallel = await runSideBySide(stories, ...only(unit, packed, storybook, lint, types, format))
  // The end-to-end tests have the shortest time-outs, so they run alone. Without a build there is nothing to test end to end.
  const walks = built.result.failed === 0 ? await runInSequence(...only(budget, hosting, docs, endToEnd)) : []
  return [built, ...parallel, ...walks]
}

async function runAsked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, shard: { type: 'string' } },
  })
  const shard = shardOf(values.shard)
  const env = await ensure({ browser: true })
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const options = { env, all: values.all, port: String(await freePort(4790)) }
  const whole = () => runWhole(options, shard)
  return values.changed ? runChanged(options, positionals[0], whole) : whole()
}

let ran
try {
  ran = await runAsked()
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

for (const { result } of ran.filter(({ step }) => step.name === 'stories')) console.log(timesOf(result))
// A slow moment of the machine must not fail a change, so a failed test runs once more, alone, and is then named as flaky.
const again = await rerunFailed(ran, runStep)
const sum = (key) => again.results.reduce((total, result) => total + result[key], 0)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)
for (const flaky of again.flaky) console.log(flakyLines(flaky))
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
