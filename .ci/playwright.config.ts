import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { enterprises } from '../apps/build/enterprises.ts'
import { chromiumPath, launchOptions } from './browser.ts'

const port = process.env['END_TO_END_PORT'] ?? '4790'
const [first = '', ...others] = enterprises()
const at = (enterprise: string) => ({ baseURL: `http://localhost:${port}/${enterprise}/` })

/** `npm test` names a file for the report; it runs a failed walk once more, and names it as flaky if it then passes. */
const report = process.env['REPORT']

/** A processor paints the maps: at the phone's own scale it would paint seven times the pixels. */
const chromium = {
  ...devices['Pixel 7'],
  deviceScaleFactor: 1,
  ...(chromiumPath() !== undefined && { channel: 'chromium' }),
  launchOptions: launchOptions(),
}

const otherEngines = Object.entries({ firefox: 'Desktop Firefox', webkit: 'iPhone 15' }).map(([name, device]) => ({
  name,
  grep: /@engines/,
  use: { ...devices[device], ...at(first) },
}))

/** A whole Chromium, which may restore a page as it was left. Playwright switches that off, and the small Chromium cannot do it. */
const restoring = {
  name: 'restoring',
  grep: /@restored/,
  use: {
    ...devices['Pixel 7'],
    channel: 'chromium',
    launchOptions: {
      ...launchOptions(),
      ...(process.env['WHOLE_CHROMIUM'] !== undefined && { executablePath: process.env['WHOLE_CHROMIUM'] }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
    ...at(first),
  },
}

/** With LAWS=20, so many runs of random acts on each surface that pays. */
const laws = { name: 'laws', testMatch: '**/*.laws.ts', use: { ...chromium, ...at(first) } }

/** The built apps in a browser against the sandbox. */
export default defineConfig({
  testDir: '../apps',
  testMatch: '**/*.e2e.ts',
  // Not above: the linter reads this file where nothing is built yet.
  globalSetup: join(import.meta.dirname, 'needBuild.ts'),
  outputDir: '../test-results/end-to-end',
  fullyParallel: true,
  // One more than the processors of a small machine: a test waits a third of its time.
  workers: 3,
  forbidOnly: true,
  // Only `--update-snapshots` writes one. A missing one fails, on every machine.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{testFileDir}/links/{arg}{ext}',
  retries: report === undefined ? 0 : 1,
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: join('..', report) }] as const])],
  use: {
    // A zone that no example has: a day or time by the device's own clock shows.
    timezoneId: 'Pacific/Chatham',
    // Recording a trace makes a test take half as long again.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: [
    { name: first, grepInvert: /@restored/, use: { ...chromium, ...at(first) } },
    // In other enterprises, the walks that depend on the theme or the settings.
    ...others.map((name) => ({ name, grep: /@each-enterprise/, use: { ...chromium, ...at(name) } })),
    // With ENGINES=all, the main walk of each surface in other engines: most diners hold WebKit. Playwright must have installed them.
    ...(process.env['LAWS'] === undefined ? [] : [laws]),
    ...(process.env['ENGINES'] === 'all' ? [...otherEngines, restoring] : []),
  ],
  webServer: {
    // Each run starts with an empty sandbox.
    command: `node mocks/server.ts --port ${port} --data test-results/sandbox-${randomUUID()}`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
