import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const none = { passed: 0, failed: 0, tests: [], failures: [] }

/** The counts of a JSON report; zero when the run wrote none. */
function read(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none
}

const plain = (error = '') => stripVTControlCharacters(error)

/** Vitest's report: the counts, each test with its time in milliseconds, and each failure with its error. */
export const vitestCounts = (file) =>
  read(file, (report) => {
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({ file: name, title: fullName, status, ms: duration ?? 0 })),
    )
    // A file that could not run reports no tests: it counts as one failure.
    const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    const failures = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file: name, title: fullName, error: plain(failureMessages?.[0]) })),
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, tests, failures }
  })

/** Every test of a suite in Playwright's report, with the titles of its groups. The suite of a file adds no title. */
const specsOf = ({ specs = [], suites = [] }, groups = []) => [
  ...specs.map((spec) => ({ ...spec, title: [...groups, spec.title].join(' ') })),
  ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title])),
]

const failuresOf = ({ file, line, title, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => ({
      file: `${file}:${line}`,
      project: projectName,
      title,
      error: plain(results.flatMap(({ errors = [] }) => errors)[0]?.message),
    }))

/** Playwright's report. A test that passed only on a retry counts as failed. */
export const playwrightCounts = (file) =>
  read(file, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: [],
    failures: suites.flatMap((suite) => specsOf(suite).flatMap(failuresOf)),
  }))
