import { unitTests } from '../.storybook/testing/unitTests.ts'

/** The rooms of money, whose mutants the unit tests must notice. In the others the list of survivors is for its reader. */
const money =
  /^features\/(payment|bill|pos|diner|checkout|subscription|gift|purchase-link|shared\/money|managers\/(checkout|refund|shift))\b/

/** Folders or files to mutate, divided by spaces. */
const { MUTATE = 'features' } = process.env
const asked = MUTATE.split(' ')
const modules = asked.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`))
const report = `test-results/mutate/${asked.join('+').replaceAll(/[^\w+-]+/g, '-')}`

/**
 * `npm run mutate`: mutates the rules one at a time, and lists the mutants that no unit test notices. Below 85 % it fails, where all that
 * is asked for moves money. Declarations and hooks are left out: the compiler and the stories test them.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    ...modules,
    ...['*.test.ts', '*.css.ts', 'testing/**', 'examples/**', 'examples.ts', 'api.ts', 'api.docs.ts', 'use[A-Z]*.ts'].map(
      (name) => `!**/${name}`,
    ),
  ],
  thresholds: { high: 95, low: 85, break: asked.every((path) => money.test(path)) ? 85 : null },
  // The night keeps the file: only what has changed since is mutated again.
  incremental: true,
  incrementalFile: `${report}.json`,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/stryker.vitest.config.ts' },
  // TypeScript 7 has no JS API, which Stryker needs to rewrite a configuration or to switch off type checks.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: `${report}.html` },
  tempDirName: 'test-results/mutate/sandbox',
  // Copies only what the unit tests read.
  ignorePatterns: [
    '*',
    '!.ci/stryker.vitest.config.ts',
    '!.storybook/testing/unitTests.ts',
    ...unitTests.setupFiles.map((file) => `!${file}`),
    '!apps/**',
    '!features/**',
    '!mocks/**',
    '!themes/**',
    '!ui/**',
    '!package.json',
  ],
}
