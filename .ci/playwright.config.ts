import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { enterprises } from '../apps/build/enterprises.ts'
import { browserArgs, browserPath } from './lib/browserPaths.mjs'

const port = process.env['END_TO_END_PORT'] ?? '4790'
const origin = `http://localhost:${port}`
const executablePath = browserPath(chromium.executablePath())
const report = process.env['END_TO_END_REPORT']

/** The tests with this tag depend on the theme or the settings of the enterprise. All others run in the first enterprise only. */
const eachEnterprise = /@each-enterprise/

/** The built apps in a browser against the sandbox, in the first enterprise, and in the others what is tagged. */
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
    ...(index > 0 && { grep: eachEnterprise }),
  })),
  webServer: {
    // Each run starts with an empty sandbox.
    command: `node mocks/server.ts --port ${port} --data test-results/sandbox-${randomUUID()}`,
    cwd: '..',
    url: `${origin}/`,
    reuseExistingServer: false,
  },
})
