import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { componentFacts } from './components.ts'
import { baseOf, baseText, changesSince, sourcePattern } from './git.ts'
import { root } from './modules.ts'
import { withTags } from './tags.ts'
import { texts } from './texts.ts'

// A test run needs no history.
const base = process.env['VITEST'] === undefined ? baseOf(process.env['SINCE']) : undefined
const changes = changesSince(base)

const differences = join(root, 'test-results/visual/changed')

// Answers coding assistants at /mcp. A build would spend an eighth of its time on describing every component for it.
const isDeveloping = process.env['NODE_ENV'] !== 'production' && process.env['VITEST'] === undefined

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...(isDeveloping ? ['@storybook/addon-mcp'] : [])],
  staticDirs: [
    './public',
    { from: '../features/brands/pictures', to: '/pictures' },
    // Written by `npm run visual`.
    ...(existsSync(differences) ? [{ from: differences, to: '/changed' }] : []),
  ],
  // Left out: tools for which the toolbar has no room and which the browser has, and statuses that know only what is not
  // committed (the tags in `tags.ts` compare with the main branch or the last release).
  features: {
    measure: false,
    outline: false,
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Only the documentation reads the props' types: finding them would take 9 s of processor time in each test project.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  // Stories that only prove something: who wants them chooses the tag in the sidebar's filter.
  tags: { check: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) => indexers.map((indexer) => withTags(indexer, changes)),
  // For the pages of the preview.
  env: (env = {}) => ({ ...env, STORYBOOK_SINCE: base ? baseText(base) : '' }),
  managerHead(head = '', { configType }) {
    const source = { root: configType === 'DEVELOPMENT' ? root : null, pattern: sourcePattern() ?? null }
    return `${head}<script>window.platewellSource = ${JSON.stringify(source).replaceAll('<', '\\u003c')}</script>`
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { alias: { '#enterprise': fileURLToPath(new URL('./chosenEnterprise.ts', import.meta.url)) } },
      // The service worker that answers /api belongs to Storybook only: no app is built with it.
      plugins: [msw({ mode: 'worker-only' }), texts(), componentFacts()],
    }),
}

export default config
