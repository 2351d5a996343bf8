/** More failures than this are no matter of chance: to run each once more would only take time. */
const most = 10

/**
 * Runs each failed test of the steps that have `again` once more, alone, and counts one that then passes as passed.
 * @param {{step: {again?: (failure: object, place: number) => object}, result: object}[]} ran
 * @param {(step: object) => Promise<{passed: number, failed: number}>} run as `runStep`
 * @returns the results, and the tests that passed only then: `flaky`
 */
export async function rerunFailed(ran, run) {
  const flaky = []
  const results = []
  for (const { step, result } of ran) {
    const failures = step.again && result.failed <= most ? result.failures : []
    let recovered = 0
    for (const [place, failure] of failures.entries()) {
      const { passed, failed } = await run(step.again(failure, place))
      if (passed !== 1 || failed !== 0) continue
      recovered += 1
      flaky.push({ step: step.name, ...failure })
    }
    results.push({ ...result, passed: result.passed + recovered, failed: result.failed - recovered })
  }
  return { results, flaky }
}

/** What is said last of a test that passed only when it ran alone: its name, and the error of its first run. */
export function flakyLines({ step, title, error }) {
  const lines = error.trim().split('\n').slice(0, 12)
  return [`flaky: ${step}: ${title} (failed, then passed alone)`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** A regular expression, as text, that matches exactly this. */
export const exactly = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
