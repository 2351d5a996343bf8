import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { unitTests } from '../.storybook/testing/unitTests.ts'

/** Some rules import a component for its type of a property, and its styles with it. */
export default defineConfig({ plugins: [vanillaExtractPlugin()], test: { ...unitTests, include: ['{apps,features}/**/*.test.ts'] } })
