import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { unitTests } from '../.storybook/testing/unitTests.ts'

/**
 * The rules' own tests. An app's test loads modules while it runs, so that Stryker would try what a module declares on that test alone.
 * Some rules import a component for its type of a property, and its styles with it.
 */
export default defineConfig({ plugins: [vanillaExtractPlugin()], test: { ...unitTests, include: ['features/**/*.test.ts'] } })
