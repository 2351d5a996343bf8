import type { InlineConfig } from 'vitest/node'

/** The settings of unit tests, and of the mutations that they must notice. Times are in milliseconds, for a busy machine. */
export const unitTests = {
  environment: 'node',
  // A zone that no example has: a day or time by the device's own clock shows.
  env: { TZ: 'Pacific/Chatham' },
  // No test leaves state behind, so all can share one context, in a third of the time.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  setupFiles: ['.storybook/testing/undoStubs.ts', '.storybook/testing/plainCanParse.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies InlineConfig
