import { run } from './children.mjs'

/**
 * Runs one step of the tests and logs its result.
 * @param {{name: string, command: string, args: string[], env?: Record<string, string>,
 *   count?: () => {passed: number, failed: number, tests: object[]}}} step
 *   without `count`, the step is one test that passes by its exit code
 */
export async function runStep({ name, command, args, env, count }) {
  const { code, output, seconds } = await run(command, args, { env })
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, tests: [] }
  // A step that ran nothing, or failed outside its tests, counts as one failure.
  const uncounted = counted.failed === 0 && (code !== 0 || counted.passed === 0) ? 1 : 0
  const result = { ...counted, name, seconds, failed: counted.failed + uncounted }
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds.toFixed(1)} s`)
  if (result.failed > 0) console.log(output.trimEnd().replace(/^/gm, '    '))
  return result
}

/** The total time and the slowest tests of a step, as printable lines. */
export function timesOf({ name, tests }, most = 10) {
  const total = tests.reduce((sum, { ms }) => sum + ms, 0)
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, most)
  return [
    `${name}: ${tests.length} in ${(total / 1000).toFixed(1)} s, the slowest:`,
    ...slowest.map(({ title, ms }) => `  ${(ms / 1000).toFixed(2).padStart(6)} s  ${title}`),
  ].join('\n')
}

const runNamed = async (step) => ({ step, result: await runStep(step) })

/** Runs steps one after the other. */
export async function runInSequence(...steps) {
  const results = []
  for (const step of steps) results.push(await runNamed(step))
  return results
}

/** Runs steps in two lanes, as small machines have two processors: a free lane takes the next step. */
export async function runSideBySide(...steps) {
  const waiting = [...steps]
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runNamed(step))
  }
  await Promise.all([lane(), lane()])
  return results
}
