import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { enterprises } from '../apps/build/enterprises.ts'
import { browserArgs, browserPath } from './lib/browserPlaces.mjs'

const port = process.env['END_TO_END_PORT'] ?? '4790'
const origin = `http://localhost:${port}`
const executablePath = browserPath(chromium.executablePath())
const report = process.env['END_TO_END_REPORT']

/**
 * What the network, the clock, the browser's history, absurd input and the payment provider do has nothing of an enterprise in
 * it, nor have the rules of the business page and of the frames: in the built app they are walked in the first one. (As
 * stories they run in each.)
 */
const sameInEveryEnterprise = /(back|broken|business|embed|faults|input|offline|once|polling|provider|savedCard|tracking)\.e2e\.ts$/

/** The built apps, driven by a browser against the sandbox: each enterprise, unless said otherwise above. */
export default defineConfig({
  testDir: '../apps',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/end-to-end',
  fullyParallel: true,
  // One more than the processors of a small machine: a walk waits a third of its time.
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: join('..', report) }] as const])],
  use: {
    ...devices['Pixel 7'],
    ...(executablePath === undefined ? {} : { channel: 'chromium' }),
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...browserArgs] },
    // Recording every test costs half as much again as running it.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: enterprises().map((name, place) => ({
    name,
    use: { baseURL: `${origin}/${name}/` },
    testIgnore: place === 0 ? [] : sameInEveryEnterprise,
  })),
  webServer: {
    // Each run begins with a sandbox that remembers nothing.
    command: `node mocks/server.ts --port ${port} --data test-results/sandbox-${randomUUID()}`,
    cwd: '..',
    url: `${origin}/`,
    reuseExistingServer: false,
  },
})
