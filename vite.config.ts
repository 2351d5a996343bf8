import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chosenEnterprise } from './apps/build/enterprises.ts'
import { enterpriseAlias } from './apps/build/enterpriseAlias.ts'
import { projects } from './.storybook/testing/projects.ts'
import { enterprisePage } from './apps/build/document/enterprisePage.ts'

/** The enterprise of this build: the name of a folder in themes/. */
const enterprise = chosenEnterprise()

const report = process.env['REPORT']

/** Where the built folder is served; relative by default, so that it works at any address. */
const base = process.env['BASE_PATH'] ?? './'

export default defineConfig({
  base,
  resolve: {
    alias: {
      ...enterpriseAlias(enterprise),
      // React has this hook since version 18, so its shim for older versions is not shipped.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Without React Compiler (`react({ compiler: true })`, oxc-transform-react 0.156): with it the first scripts of every page grow by
  // 4 to 9 %, past all 14 budgets (checkout 150.6 → 163.2 kB, diner 192.8 → 210.8), and it gives up in ten components.
  plugins: [react(), vanillaExtractPlugin(), enterprisePage(enterprise)],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // Images stay files: inlined into scripts they would delay the first load of every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The map's library is one chunk of that size; it is loaded when a map is shown.
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Reading a property or a global has no side effect here, so an unused read is removed.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
  experimental: {
    // Prerendered markup is in <app>/index.html, one folder below the root that holds assets/.
    renderBuiltUrl: (file, { ssr }) => (ssr && base === './' ? `../${file}` : undefined),
  },
  test: {
    projects,
    // Only `vitest -u` writes a snapshot. A missing or obsolete one fails, on every machine.
    update: 'none',
    // The words of stories at the end of their plays stand beside those before them.
    resolveSnapshotPath: (file, extension) => file.replace(/\/stories\/(.*)\.stories\.tsx$/, '/stories/texts/$1') + extension,
    // `npm test` names a file for the report, which adds each test that passed only on its retry.
    reporters:
      report === undefined
        ? ['default']
        : [
            'default',
            ['json', { outputFile: report }],
            {
              onTestCaseResult: (test) =>
                void (test.diagnostic()?.flaky && console.log(`flaky: ${test.module.relativeModuleId}: ${test.fullName}`)),
            },
          ],
    retry: report === undefined ? 0 : 1,
    coverage: {
      include: ['{ui,features,apps}/**/*.{ts,tsx}'],
      // What only a build or a walk runs is left out.
      exclude: ['**/*.test.*', '**/*.e2e.ts', '**/*.css.ts', '**/{testing,examples}/**', '**/examples.ts', 'apps/{build,e2e}/**'],
      reportsDirectory: 'test-results/coverage',
      reporter: ['html', 'text-summary'],
      reportOnFailure: true,
    },
  },
})
