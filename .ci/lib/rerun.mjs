/** More failures than this are not by chance, so none of them runs again. */
const most = 10

/**
 * Runs each failed test of the steps that have `again` once more, alone. A test that then passes counts as passed.
 * @param {{step: {again?: (failure: object, index: number) => object}, result: object}[]} ran
 * @param {(step: object) => Promise<{passed: number, failed: number}>} run `runStep`
 * @returns the results, and the tests that passed only alone: `flaky`
 */
export async function rerunFailed(ran, run) {
  const flaky = []
  const results = []
  for (const { step, result } of ran) {
    const failures = step.again && result.failed <= most ? result.failures : []
    let recovered = 0
    for (const [index, failure] of failures.entries()) {
      const { passed, failed } = await run(step.again(failure, index))
      if (passed !== 1 || failed !== 0) continue
      recovered += 1
      flaky.push({ step: step.name, ...failure })
    }
    results.push({ ...result, passed: result.passed + recovered, failed: result.failed - recovered })
  }
  return { results, flaky }
}

/** The lines to print about a flaky test: its name, and the error of its first run. */
export function flakyLines({ step, title, error }) {
  const lines = error.trim().split('\n').slice(0, 12)
  return [`flaky: ${step}: ${title} (failed, then passed alone)`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** A regular expression, as text, that matches exactly this text. */
export const exactly = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
