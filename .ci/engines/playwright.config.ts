import { defineConfig } from '@playwright/test'
import { enterprises } from '../../apps/build/enterprises.ts'
import type { Options } from './test.ts'

/** The built apps in Firefox and WebKit: what engines do differently. */
export default defineConfig<{ enterpriseName: string }, Options>({
  testDir: '.',
  testMatch: '*.walks.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  timeout: 180_000,
  forbidOnly: true,
  reporter: 'list',
  projects: (['firefox', 'webkit'] as const).flatMap((engineName) =>
    enterprises().map((enterpriseName) => ({ name: `${engineName}-${enterpriseName}`, use: { engineName, enterpriseName } })),
  ),
})
