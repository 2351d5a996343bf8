import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Some rules import a component for its type of a property, and its styles with it. */
export default defineConfig({ plugins: [vanillaExtractPlugin()], test: { include: ['{apps,features}/**/*.test.ts'], testTimeout: 30_000 } })
