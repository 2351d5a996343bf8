import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { enterprises } from '../apps/build/enterprises.ts'
import { browserArgs, browserPath } from './lib/browserPaths.mjs'

const port = process.env['END_TO_END_PORT'] ?? '4790'
const origin = `http://localhost:${port}`
const executablePath = browserPath(chromium.executablePath())
const report = process.env['END_TO_END_REPORT']

/**
 * These tests depend on the network, the clock, the browser's history, invalid input or the payment provider, or on rules that
 * every enterprise shares. They run in the first enterprise only. (Their screens are stories in each.)
 */
const sameInEveryEnterprise =
  /(back|broken|business|embed|faults|input|managers|partners|offline|once|polling|provider|review|savedCard|tracking|uploads)\.e2e\.ts$/

/** The built apps in a browser against the sandbox, in each enterprise unless it is excluded above. */
export default defineConfig({
  testDir: '../apps',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/end-to-end',
  fullyParallel: true,
  // One more than the processors of a small machine: a test waits a third of its time.
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: join('..', report) }] as const])],
  use: {
    ...devices['Pixel 7'],
    ...(executablePath === undefined ? {} : { channel: 'chromium' }),
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...browserArgs] },
    // Recording a trace makes a test take half as long again.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: enterprises().map((name, index) => ({
    name,
    use: { baseURL: `${origin}/${name}/` },
    testIgnore: index === 0 ? [] : sameInEveryEnterprise,
  })),
  webServer: {
    // Each run starts with an empty sandbox.
    command: `node mocks/server.ts --port ${port} --data test-results/sandbox-${randomUUID()}`,
    cwd: '..',
    url: `${origin}/`,
    reuseExistingServer: false,
  },
})
