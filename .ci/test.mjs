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

const vitest = (project) => {
  const report = `${reports}/${project}.json`
  return {
    name: project,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
    env,
    count: () => vitestCounts(report),
  }
}
const endToEndReport = `${reports}/end-to-end.json`
const steps = {
  types: { name: 'types', command: 'tsc', args: ['--noEmit'] },
  lint: { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  build: { name: 'build', command: 'node', args: ['.ci/build.ts'] },
  budget: { name: 'budget', command: 'node', args: ['.ci/budget.ts'] },
  package: { name: 'package', command: 'node', args: ['.ci/package/check.ts'] },
  unit: vitest('unit'),
  stories: foldersWith('themes', 'enterprise.ts').map((enterprise) => vitest(`stories-${enterprise}`)),
  endToEnd: {
    name: 'end-to-end',
    command: 'playwright',
    args: ['test', '--config', '.ci/playwright.config.ts'],
    env: { ...env, END_TO_END_REPORT: endToEndReport, END_TO_END_PORT: String(await freePort(4790)) },
    count: () => playwrightCounts(endToEndReport),
  },
}

/** Runs steps in their order, two at a time, so that two processors are busy. */
async function inTwoLanes(waiting) {
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all([lane(), lane()])
  return results
}

const results = [
  ...(await inTwoLanes([steps.build, steps.types, steps.lint])),
  // The walks take longest of the rest, which run beside them.
  ...(await inTwoLanes([...steps.stories, steps.endToEnd, steps.unit, steps.package, steps.budget])),
]

for (const result of results.filter(({ name }) => name.startsWith('stories-'))) console.log(timesOf(result))
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
