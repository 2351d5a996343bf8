/**
 * `npx stryker run .ci/stryker.config.mjs -m "features/claim/**\/*.ts"`: mutates the rules one at a time, and lists the mutants that
 * no unit test notices. Declarations and screens are left out: the compiler and the stories test them.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    '{features,apps}/**/*.ts',
    ...['*.test.ts', '*.e2e.ts', '*.css.ts', 'testing/**', 'examples/**', 'examples.ts', 'api.ts', 'app.ts', 'use[A-Z]*.ts'].map(
      (name) => `!**/${name}`,
    ),
  ],
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
  ignorePatterns: ['*', '!.ci/stryker.vitest.config.ts', '!apps/**', '!features/**', '!mocks/**', '!themes/**', '!ui/**', '!package.json'],
}
