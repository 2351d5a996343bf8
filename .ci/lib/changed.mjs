import { existsSync, readFileSync } from 'node:fs'
import { packagedPath } from './browserPaths.mjs'
import { run } from './children.mjs'
import { runInSequence } from './step.mjs'
import { reports, stepsOf } from './steps.mjs'

/** What the change since a version can reach (`.ci/changed/main.ts`). */
async function planSince(version) {
  const file = `${reports}/changed.json`
  const { code, output } = await run('node', ['.ci/changed/main.ts', file, ...(version === undefined ? [] : [version])])
  if (code !== 0) throw new Error(output)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function hasWebKit() {
  const { webkit } = await import('playwright')
  return existsSync(webkit.executablePath()) || packagedPath('webkit') !== undefined
}

/** Runs the checks that a change can reach, and logs which and why. */
export async function runChanged(options, version, runWhole) {
  const plan = await planSince(version)
  console.log(`Changed since ${plan.base}:\n${plan.lines.map((line) => `  ${line}`).join('\n') || '  nothing'}`)
  if (plan.everything) {
    console.log(`Everything runs: ${plan.everything}.`)
    return runWhole()
  }
  const engines = plan.engines.length > 0 && (await hasWebKit())
  const left = [
    plan.engines.length > 0 && !engines && 'WebKit is not installed: run npm run test:engines',
    'lint of unchanged files',
    !plan.unit.includes('.ci/enterprises.test.ts') && "a new enterprise's build",
    !plan.isStyle && 'stories in the other enterprises',
    'walks of other apps that pass through these screens',
    'the other walks in Firefox and WebKit',
    !plan.package && 'the package',
    !plan.storybook && "the Storybook's build",
  ].filter(Boolean)
  console.log(`Left to the whole: ${left.join(', ')}.`)

  const steps = stepsOf({ ...options, only: plan, isStyle: plan.isStyle, enterprises: plan.enterprises })
  const stories = plan.stories.length > 0 ? [steps.stories] : []
  const walks = plan.walks.length > 0
  const building = walks ? runInSequence(steps.build) : Promise.resolve([])
  /** Walks come after their build. */
  async function onBuild(...asked) {
    const built = await building
    return built.every(({ result }) => result.failed === 0) ? runInSequence(...asked) : []
  }
  const others = [
    steps.types,
    steps.lint,
    steps.format,
    steps.unit,
    ...(plan.package ? [steps.package] : []),
    ...(plan.storybook ? [steps.storybook] : []),
  ]
  const parallel = await Promise.all([
    building,
    onBuild(...(walks ? [steps.budget, steps.endToEnd] : [])),
    runInSequence(...others).then(async (ran) => [...ran, ...(await onBuild(...(engines ? [steps.engines] : [])))]),
    runInSequence(...stories),
  ])
  return parallel.flat()
}
