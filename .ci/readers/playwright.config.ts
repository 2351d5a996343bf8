import { defineConfig, devices } from '@playwright/test'
import base from '../playwright.config.ts'

const isMac = process.platform === 'darwin'

/**
 * `npx playwright test --config .ci/readers/playwright.config.ts`: a claim as NVDA reads it on Windows, and VoiceOver on a Mac. What
 * drives them is installed only for it, by `npm install --no-save @guidepup/guidepup @guidepup/playwright`, and `npx @guidepup/setup`
 * gives it the rights. There is one screen reader on a machine, and it reads no window that is hidden.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.aloud.mjs',
  timeout: 300_000,
  fullyParallel: false,
  workers: 1,
  retries: 1,
  use: { ...base.projects?.[0]?.use, ...devices[isMac ? 'Desktop Safari' : 'Desktop Chrome'], channel: undefined, headless: false },
  projects: [{ name: isMac ? 'VoiceOver' : 'NVDA' }],
})
