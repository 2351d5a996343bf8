/** `npm test`: everything that can be checked, from types to the built apps. Ends with `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs'
import { ensure } from './ensure.mjs'
import { endOnInterrupt } from './lib/children.mjs'
import { playwrightCounts, vitestCounts } from './lib/counts.mjs'
import { foldersWith } from './lib/folders.mjs'
import { freePort } from './lib/ports.mjs'
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

const vitest = (project, extra = {}) => {
  const report = `${reports}/${project}.json`
  return {
    name: project,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
    env: { ...env, ...extra },
    count: () => vitestCounts(report),
  }
}
const endToEndReport = `${reports}/end-to-end.json`
const steps = {
  types: {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/platewell/types.tsbuildinfo'],
  },
  lint: { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  build: { name: 'build', command: 'node', args: ['.ci/buildApps.mjs'] },
  budget: { name: 'budget', command: 'node', args: ['.ci/budget.ts'] },
  package: { name: 'package', command: 'node', args: ['.ci/package/check.ts'] },
  unit: vitest('unit'),
  // With the React that ships, which takes a fifth less time than the one that warns (in Storybook, and in `npm run test:stories`).
  stories: foldersWith('themes', 'enterprise.ts').map((enterprise) => vitest(`stories-${enterprise}`, { NODE_ENV: 'production' })),
  endToEnd: {
    name: 'end-to-end',
    command: 'playwright',
    args: ['test', '--config', '.ci/playwright.config.ts'],
    env: { ...env, END_TO_END_REPORT: endToEndReport, END_TO_END_PORT: String(await freePort(4790)) },
    count: () => playwrightCounts(endToEndReport),
  },
}

/** Runs steps one after the other. */
async function inTurn(steps) {
  const results = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

const build = await runStep(steps.build)
const { types, lint, unit, package: packed, stories, budget, endToEnd } = steps
// Stories wait now and then, for a frame or a time-out: what only reckons has that time. The walks wait least and have
// the least patience, so they have the machine to themselves.
const beside = await Promise.all([inTurn([types, lint, unit, packed]), ...stories.map(runStep)])
// Where nothing is built there is nothing to walk through.
const walks = build.failed === 0 ? await inTurn([budget, endToEnd]) : []
const results = [build, ...beside.flat(), ...walks]

for (const result of results.filter(({ name }) => name.startsWith('stories-'))) console.log(timesOf(result))
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
