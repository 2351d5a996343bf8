import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const browser = process.env['CHROMIUM_PATH']
// All must be absolute paths.
const pictures = resolve(process.env['PICTURES'] ?? '')
const markup = resolve(process.env['MARKUP'] ?? '')
const differences = resolve('test-results/visual/attachments')

const provider = playwright({
  launchOptions: {
    ...(browser !== undefined && { executablePath: browser }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // For identical pixels in each run.
      '--disable-checker-imaging',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-smooth-scrolling',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // No requests to other machines.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
  contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
})

const enterprises = globSync('themes/*/enterprise.ts').map((file) => basename(dirname(file)))

/**
 * Takes or compares a screenshot of every story. `../visual.mjs` copies this file to the other commit, so it imports nothing
 * from the project.
 */
export default defineConfig({
  root: process.cwd(),
  test: {
    reporters: ['dot', ['html', { outputDir: 'test-results/visual', singleFile: true }]],
    attachmentsDir: differences,
    passWithNoTests: true,
    projects: enterprises.map((enterprise) => ({
      plugins: [react(), vanillaExtractPlugin(), storybookTest({ initialGlobals: { enterprise } })],
      // Vite finds all packages before the first story runs: one that is found later would reload the page.
      optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'] },
      server: { fs: { strict: false } },
      test: {
        name: enterprise,
        setupFiles: ['.ci/visual/picture.ts'],
        // `npm test` checks accessibility.
        provide: { 'storybook/test-provided': { a11y: false }, markup: `${markup}/${enterprise}` },
        isolate: false,
        fileParallelism: false,
        testTimeout: 60_000,
        hookTimeout: 120_000,
        api: { allowWrite: true },
        browser: {
          enabled: true,
          headless: true,
          traceView: 'off',
          provider,
          instances: [{ browser: 'chromium' }],
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              // Every pixel counts: a threshold of 0.05 would miss the corners of a pale button.
              comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
              timeout: 30_000,
              resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${enterprise}/${arg}${ext}`,
              resolveDiffPath: ({ arg, ext }) => `${differences}/${enterprise}/${arg}${ext}`,
            },
          },
        },
      },
    })),
  },
})
