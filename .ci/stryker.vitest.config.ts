import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { chosenEnterprise } from '../apps/build/enterprises.ts'
import { enterpriseAlias } from '../apps/build/enterpriseAlias.ts'
import { unitTests } from '../.storybook/testing/unitTests.ts'

const { MUTATE = '' } = process.env

/**
 * The rules' own tests. An app's test loads modules while it runs, so that Stryker would try what a module declares on that test alone:
 * it runs only where the apps' own rules are mutated. Some rules import a component for its type of a property, and its styles with it.
 */
export default defineConfig({
  resolve: { alias: enterpriseAlias(chosenEnterprise()) },
  plugins: [vanillaExtractPlugin()],
  test: { ...unitTests, include: [MUTATE.startsWith('apps/') ? '{features,apps/runtime}/**/*.test.ts' : 'features/**/*.test.ts'] },
})
