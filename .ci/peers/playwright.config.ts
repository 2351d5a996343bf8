import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/**
 * `npx playwright test --config .ci/peers/playwright.config.ts`: each page of the built apps by checkers that others wrote. They are
 * larger than what they check, so they are installed only for it, by `npm install --no-save accessibility-checker-engine html_codesniffer`.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.peers.ts',
  outputDir: '../../test-results/peers',
  // Their scripts are none of a page's.
  use: { ...base.use, bypassCSP: true },
  projects: (base.projects ?? []).map((project) => ({ ...project, grep: /./ })),
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
})
