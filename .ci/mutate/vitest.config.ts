import { defineConfig } from 'vitest/config'

/** The unit tests need no plugin of the apps' build. */
export default defineConfig({ test: { include: ['**/*.test.{ts,tsx}'], testTimeout: 30_000 } })
