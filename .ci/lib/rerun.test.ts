import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.mjs'
import { type Failure, type Step, exactly, flakyLines, rerunFailed } from './rerun.mjs'

const failureOf = (title: string): Failure => ({ title, error: `first error of ${title}` })
const walks: Step = { name: 'end-to-end', again: ({ title }, index) => ({ name: `${index} ${title}` }) }
/** A runner in which only the named tests pass. */
const passing = (...titles: string[]) =>
  vi.fn(({ name }: Step) =>
    Promise.resolve(titles.some((title) => name.endsWith(title)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  )
const ran = (step: Step, ...titles: string[]) => ({ step, result: { passed: 5, failed: titles.length, failures: titles.map(failureOf) } })

describe('rerunning a failed test alone', () => {
  it('counts it as passed if it then passes, and reports its first error', async () => {
    const { results, flaky } = await rerunFailed([ran(walks, 'pays', 'signs in')], passing('pays'))
    expect(results).toMatchObject([{ passed: 6, failed: 1 }])
    expect(flaky).toEqual([{ step: 'end-to-end', title: 'pays', error: 'first error of pays' }])
    expect(flaky.map(flakyLines)).toEqual(['flaky: end-to-end: pays (failed, then passed alone)\n    first error of pays'])
  })
  it('runs each test in a separate call, one after the other', async () => {
    const run = passing()
    await rerunFailed([ran(walks, 'pays', 'signs in')], run)
    expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['0 pays', '1 signs in'])
  })
  it('leaves it failed when the second run ran nothing', async () => {
    const { results, flaky } = await rerunFailed([ran(walks, 'pays')], () => Promise.resolve({ passed: 0, failed: 0 }))
    expect(results).toMatchObject([{ passed: 5, failed: 1 }])
    expect(flaky).toEqual([])
  })
  it('does not rerun a file that could not run', async () => {
    const { step, result } = ran(walks, 'pays')
    const { results } = await rerunFailed([{ step, result: { ...result, failed: 2 } }], passing('pays'))
    expect(results).toMatchObject([{ passed: 6, failed: 1 }])
  })
  it.each([
    ['of a step that is strict, such as the unit tests', { name: 'unit' }, ['pays']],
    ['where more than ten failed', walks, Array.from({ length: 11 }, (_, index) => `walk ${index}`)],
  ])('does not happen %s', async (_, step: Step, titles: string[]) => {
    const run = passing(...titles)
    const { results } = await rerunFailed([ran(step, ...titles)], run)
    expect(run).not.toHaveBeenCalled()
    expect(results).toMatchObject([{ passed: 5, failed: titles.length }])
  })
})

it('matches a title exactly', () => {
  const title = 'CHK-04 “Pay” (a card + 3-D Secure)? [$50.00] {1|2} ^*\\'
  expect(new RegExp(`^${exactly(title)}$`).test(title)).toBe(true)
})

describe('the failures of a report', () => {
  function inReport<T>(report: object, read: (file: string) => T): T {
    const folder = mkdtempSync(join(tmpdir(), 'report-'))
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report))
    const found = read(file)
    rmSync(folder, { recursive: true })
    return found
  }
  const red = '\u001B[31mReceived: 2\u001B[39m'

  it('of Playwright: location, project, groups and title, and the first error without colours', () => {
    const failed = { projectName: 'northgate', status: 'unexpected', results: [{ errors: [{ message: red }, { message: 'later' }] }] }
    const passed = { projectName: 'copperline', status: 'expected', results: [{ errors: [] }] }
    const spec = { title: 'pays once', file: 'checkout/once.e2e.ts', line: 7, tests: [passed, failed] }
    const suites = [{ title: 'checkout/once.e2e.ts', specs: [], suites: [{ title: 'in a low window', specs: [spec] }] }]
    const report = { stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [], suites }
    expect(inReport(report, playwrightCounts)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ file: 'checkout/once.e2e.ts:7', project: 'northgate', title: 'in a low window pays once', error: 'Received: 2' }],
    })
  })
  it('of Vitest: file, title and error', () => {
    const story = { fullName: 'Checkout Pays', status: 'failed', duration: 3, failureMessages: [red] }
    const file = { name: '/x/Checkout.stories.tsx', status: 'failed', assertionResults: [story, { ...story, status: 'passed' }] }
    const report = { numPassedTests: 1, numFailedTests: 1, testResults: [file] }
    expect(inReport(report, vitestCounts)).toMatchObject({
      failed: 1,
      failures: [{ file: '/x/Checkout.stories.tsx', title: 'Checkout Pays', error: 'Received: 2' }],
    })
  })
})
