import { defineConfig } from 'vitest/config'

/** The unit tests of rules need no plugin of the apps' build. */
export default defineConfig({ test: { include: ['{apps,features}/**/*.test.ts'], testTimeout: 30_000 } })
