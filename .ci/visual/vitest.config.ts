import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const browser = process.env['CHROMIUM_PATH']
// Both must be absolute.
const pictures = resolve(process.env['PICTURES'] ?? '')
const differences = resolve('test-results/visual/attachments')

const provider = playwright({
  launchOptions: {
    ...(browser !== undefined && { executablePath: browser }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The same pixels each time.
      '--disable-checker-imaging',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-smooth-scrolling',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // Nothing is fetched from anywhere but this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
  contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
})

const enterprises = globSync('themes/*/enterprise.ts').map((file) => basename(dirname(file)))

/**
 * Takes a picture of every story, or compares it with the picture taken before. It is copied to the commit that is
 * compared with (`../visual.mjs`), so it imports nothing of ours.
 */
export default defineConfig({
  root: process.cwd(),
  test: {
    reporters: ['dot', ['html', { outputDir: 'test-results/visual', singleFile: true }]],
    attachmentsDir: differences,
    passWithNoTests: true,
    projects: enterprises.map((enterprise) => ({
      plugins: [react(), vanillaExtractPlugin(), storybookTest({ initialGlobals: { enterprise } })],
      // Vite looks for packages here before the first story runs: one found later would reload the page.
      optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'] },
      server: { fs: { strict: false } },
      test: {
        name: enterprise,
        setupFiles: ['.ci/visual/picture.ts'],
        // `npm test` checks accessibility; here it would only take time.
        provide: { 'storybook/test-provided': { a11y: false } },
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
              // Every pixel counts: with a threshold of 0.05 the corners of a pale button would not.
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
