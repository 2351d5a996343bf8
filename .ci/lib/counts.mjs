import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0, tests: [] }

/** The counts of a JSON report, zero where the run wrote none. */
function read(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none
}

/** Vitest's report: how many passed and failed, and each test with its time in milliseconds. */
export const vitestCounts = (file) =>
  read(file, (report) => {
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({ file: name, title: fullName, status, ms: duration ?? 0 })),
    )
    // A file that could not be run reports no test at all: it counts as one failure.
    const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, tests }
  })

/** Playwright's report; a test that passed only when tried again counts as failed. */
export const playwrightCounts = (file) =>
  read(file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: [],
  }))
