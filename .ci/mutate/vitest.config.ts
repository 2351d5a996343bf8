import { defineConfig } from 'vitest/config'

/** The unit tests of features need nothing of what the apps are built with. */
export default defineConfig({ test: { include: ['**/*.test.{ts,tsx}'], testTimeout: 30_000 } })
