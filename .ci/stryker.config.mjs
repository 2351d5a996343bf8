import { unitTests } from '../.storybook/testing/unitTests.ts'

/** The rules of money and rights. */
const money =
  'features/{bill,payment,claim,checkout,store,managers/refund,bulk-gifting/{orders,pay},shared/money}/** features/{bulk-gifting/terms,partners/access}.ts'
const { MUTATE = money } = process.env

/**
 * `npm run mutate`: mutates the rules one at a time, and lists the mutants that no unit test notices. It fails below 85 %.
 * Declarations and screens are left out: the compiler and the stories test them.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    ...MUTATE.split(' '),
    ...[
      '*.tsx',
      '*.test.ts',
      '*.e2e.ts',
      '*.css.ts',
      'testing/**',
      'examples/**',
      'examples.ts',
      'api.ts',
      'api.docs.ts',
      'app.ts',
      'use[A-Z]*.ts',
    ].map((name) => `!**/${name}`),
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/stryker.vitest.config.ts' },
  // TypeScript 7 has no JS API, which Stryker needs to rewrite a configuration or to switch off type checks.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'test-results/mutate/index.html' },
  tempDirName: 'test-results/mutate/sandbox',
  // Copies only what the unit tests read.
  ignorePatterns: [
    '*',
    '!.ci/stryker.vitest.config.ts',
    '!.storybook/testing/unitTests.ts',
    ...unitTests.setupFiles.map((file) => `!${file}`),
    '!features/**',
    '!themes/**',
    '!ui/**',
    '!package.json',
  ],
}
