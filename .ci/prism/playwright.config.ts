import { defineConfig } from '@playwright/test'
import { contractFile, mockOrigin, proxyOrigin } from './prism.ts'
import base from '../playwright.config.ts'

const sandbox = [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' }))

/** Prism, which somebody else wrote. Loaded only here: it is larger than everything else that is installed. */
const prism = (origin: string, command: string) => ({
  command: `node .ci/contract/write.ts && npx --yes @stoplight/prism-cli@5.14.2 ${command} --port ${new URL(origin).port}`,
  cwd: '../..',
  port: Number(new URL(origin).port),
  env: { SCARF_ANALYTICS: 'false' },
  reuseExistingServer: false,
  stderr: 'ignore' as const,
})

/**
 * `npx playwright test --config .ci/prism/playwright.config.ts`: the built apps, and a client made of the contract, against servers
 * that have read the contract and nothing else.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.contract.ts',
  outputDir: '../../test-results/contract',
  projects: base.projects?.slice(0, 1) ?? [],
  webServer: [
    ...sandbox,
    prism(mockOrigin, `mock ${contractFile} --json-schema-faker-fillProperties=false`),
    prism(proxyOrigin, `proxy ${contractFile} ${sandbox[0]?.url ?? ''}`),
  ],
})
