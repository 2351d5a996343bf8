import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'
import { launchOptions } from '../../.ci/browser.ts'
import { unitTests } from './unitTests.ts'

// A zone that no example has: a day or time by the device's own clock shows.
const provider = playwright({ launchOptions: launchOptions(), contextOptions: { timezoneId: unitTests.env.TZ } })

const unit: TestProjectConfiguration = {
  extends: true,
  test: {
    ...unitTests,
    name: 'unit',
    include: ['{ui,features,apps,stories,themes,mocks,.ci,.storybook}/**/*.test.{ts,tsx}'],
    // They build a copy of the project: at night, and where their own files have changed.
    exclude: process.env['NIGHT'] ? [] : ['**/*.night.test.ts'],
  },
}

const testStoryFile = fileURLToPath(new URL('./testStory.ts', import.meta.url))

/** Tests each story in every enterprise (`testStory.ts`). */
const inEveryEnterprise: Plugin = {
  name: 'platewell:in-every-enterprise',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@storybook/addon-vitest/internal/test-utils' && importer !== testStoryFile ? testStoryFile : undefined,
}

/** Every story in a real browser. */
const stories = (): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' }), inEveryEnterprise],
  // The screen reader shares the stories' user events: a second copy would listen to the same fields, and each would spoil the other's typing.
  resolve: { alias: { '@testing-library/user-event': 'storybook/test' } },
  // Found late, these packages would make the first cold run reload and lose tests.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/direction-provider',
      '@base-ui/react/drawer',
      '@base-ui/react/menu',
      '@base-ui/react/toast',
      '@base-ui/react/toggle',
      '@base-ui/react/toggle-group',
      '@base-ui/react/tooltip',
      '@guidepup/virtual-screen-reader',
      '@sinonjs/fake-timers',
      '@maplibre/geojson-vt',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      '@vanilla-extract/dynamic',
      '@visx/scale',
      'axe-core',
      'canvas-confetti',
      'culori',
      'lucide-react',
      'maplibre-gl',
      'msw',
      'msw-storybook-addon/csf3',
      'msw/browser',
      'msw/experimental',
      'qr',
      'react-dom/client',
      'react-hook-form',
      'storybook/internal/csf',
      'swr',
      'zod/mini',
    ],
  },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/testing/headless.ts'],
    env: { PLAYS: process.env['PLAYS'] ?? '', ENTERPRISES: process.env['ENTERPRISES'] ?? '' },
    isolate: false,
    // Files run side by side, each page in a context of its own, with its own storage and focus. More pages wait for one another.
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: unitTests.testTimeout,
    hookTimeout: unitTests.hookTimeout,
    browser: { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' }] },
  },
})

const every: Readonly<Record<string, () => TestProjectConfiguration>> = { unit: () => unit, stories }

const [, , ...args] = process.argv
const requested = args.filter((_, index) => args[index - 1] === '--project')
const known = requested.map((name) => every[name]).filter((make) => make !== undefined)

/**
 * The projects of `vitest`: unit tests in Node, and the stories. Only the projects that are named exactly are set up, since
 * Storybook takes two seconds to start.
 */
export const projects = (known.length > 0 && known.length === requested.length ? known : Object.values(every)).map((make) => make())
