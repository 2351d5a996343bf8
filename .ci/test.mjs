/** `npm test`: runs every check, from types to the built apps. Ends with `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs'
import { ensure } from './ensure.mjs'
import { endOnInterrupt } from './lib/children.mjs'
import { playwrightCounts, vitestCounts } from './lib/counts.mjs'
import { freePort } from './lib/ports.mjs'
import { exactly, flakyLines, rerunFailed } from './lib/rerun.mjs'
import { runStep, timesOf } from './lib/step.mjs'

const reports = 'test-results'
const began = performance.now()
endOnInterrupt(130)

let env
try {
  env = await ensure({ browser: true })
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** `npm test -- --all` plays every story in every enterprise. */
const plays = process.argv.includes('--all') ? { PLAYS: 'all' } : {}

const vitest = (project, { extra = {}, more = [], name = project } = {}) => {
  const report = `${reports}/${name}.json`
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report, ...more],
    env: { ...env, ...plays, ...extra },
    count: () => vitestCounts(report),
  }
}

// The production React takes a fifth less time than the development one (used by Storybook and `npm run test:stories`).
const extra = { NODE_ENV: 'production' }
const stories = {
  ...vitest('stories', { extra }),
  again: ({ file, title }, index) =>
    vitest('stories', { extra, more: [file, '-t', `^${exactly(title)}$`], name: `stories-alone-${index + 1}` }),
}

const endToEndPort = String(await freePort(4790))
const endToEnd = (name = 'end-to-end', more = []) => {
  const report = `${reports}/${name}.json`
  return {
    name,
    command: 'playwright',
    args: ['test', '--config', '.ci/playwright.config.ts', ...more],
    env: { ...env, END_TO_END_REPORT: report, END_TO_END_PORT: endToEndPort },
    count: () => playwrightCounts(report),
  }
}
const walkAlone = ({ file, project, title }, index) => {
  const name = `end-to-end-alone-${index + 1}`
  const only = [file, '--project', project, '--grep', `${exactly(title)}$`]
  return endToEnd(name, [...only, '--workers', '1', '--output', `${reports}/${name}`])
}

const steps = {
  types: {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/platewell/types.tsbuildinfo'],
  },
  lint: { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  format: { name: 'format', command: 'oxfmt', args: ['--check'] },
  build: { name: 'build', command: 'node', args: ['.ci/buildApps.mjs'] },
  budget: { name: 'budget', command: 'node', args: ['.ci/budget.ts'] },
  package: { name: 'package', command: 'node', args: ['.ci/package/check.ts'] },
  unit: vitest('unit'),
  storybook: { name: 'storybook', command: 'storybook', args: ['build', '--quiet', '--output-dir', 'storybook-static'] },
  stories,
  endToEnd: { ...endToEnd(), again: walkAlone },
}

const runNamed = async (step) => ({ step, result: await runStep(step) })

async function runInSequence(steps) {
  const results = []
  for (const step of steps) results.push(await runNamed(step))
  return results
}

const build = await runNamed(steps.build)
// Stories often wait for a frame or a time-out, so the checks that only compute run beside them. The end-to-end tests wait least and
// have the shortest time-outs, so they run alone.
const { types, lint, format, unit, storybook, package: packed } = steps
const parallel = await Promise.all([runInSequence([types, lint, format, unit, packed, storybook]), runInSequence([steps.stories])])
// Without a build there is nothing to test end to end.
const walks = build.result.failed === 0 ? await runInSequence([steps.budget, steps.endToEnd]) : []
const all = [build, ...parallel.flat(), ...walks]

for (const { result } of all.filter(({ step }) => step.name === 'stories')) console.log(timesOf(result))
// A slow moment of the machine must not fail a change, so a failed test runs once more, alone, and is then named as flaky.
const again = await rerunFailed(all, runStep)
const sum = (key) => again.results.reduce((total, result) => total + result[key], 0)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)
for (const flaky of again.flaky) console.log(flakyLines(flaky))
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
