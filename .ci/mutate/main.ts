import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/**
 * `npm run mutate [features/claim]`, an app such as `apps/pos`, or one file: mutates the rules one at a time, runs the unit tests
 * of that folder on each mutant, and lists the mutants that no test noticed. `api.ts` is left out: it only holds names, which the
 * stories' handlers read too. Hooks are left out: the stories test them in a browser.
 */
const [asked = 'features'] = process.argv.slice(2).map((path) => path.replace(/\/$/, ''))
const feature = asked.split('/').slice(0, 2).join('/')

const notRules = [
  '**/*.test.ts',
  '**/*.e2e.ts',
  '**/e2e/**',
  '**/*.css.ts',
  '**/testing/**',
  '**/examples/**',
  '**/examples.ts',
  '**/screens/**',
  '**/api.ts',
  // A declaration, which the build reads.
  'apps/*/app.ts',
  '**/use[A-Z]*.ts',
]
const rules = asked.endsWith('.ts') ? [asked] : globSync(`${asked}/**/*.ts`, { exclude: notRules })
if (rules.length === 0) throw new Error(`There is nothing to break in "${asked}". Name a folder such as features/claim.`)

const stryker = new Stryker({
  mutate: rules,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/mutate/vitest.config.ts', dir: feature },
  // TypeScript 7 has no JS API, which Stryker needs to rewrite a configuration or to switch off type checks.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'test-results/mutate/index.html' },
  tempDirName: 'test-results/mutate/sandbox',
  // Copies only what the unit tests read.
  ignorePatterns: ['*', '!.ci/mutate/**', '!apps/**', '!features/**', '!mocks/**', '!themes/**', '!ui/**', '!package.json'],
  thresholds: { high: 92, low: 80, break: null },
})
await stryker.runMutationTest()
