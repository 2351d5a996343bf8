import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import type { Manifests } from 'storybook/internal/types'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { componentFacts } from './docs/components.ts'
import { baseOf, baseText, changesSince, sourcePattern } from './tags/git.ts'
import { describedForOthers } from './docs/manifest.ts'
import { root } from './tags/modules.ts'
import { withTags } from './tags/tags.ts'
import { texts } from './docs/texts.ts'

const isTesting = process.env['VITEST'] !== undefined

// A test run needs no history.
const base = isTesting ? undefined : baseOf(process.env['SINCE'])
const changes = changesSince(base)

const differences = join(root, 'test-results/visual/changed')

// Answers coding assistants at /mcp. A built Storybook has the same descriptions as files, in manifests/.
const isDeveloping = process.env['NODE_ENV'] !== 'production' && !isTesting

const config: StorybookConfig & { experimental_manifests: (manifests?: Manifests) => Manifests } = {
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
    componentsManifest: !isTesting,
    measure: false,
    outline: false,
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Only the documentation reads the props' types: finding them would take 9 s of processor time in each test project.
  typescript: { reactDocgen: isTesting ? false : 'react-docgen' },
  // Stories that only prove something: who wants them chooses the tag in the sidebar's filter.
  tags: { check: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) => indexers.map((indexer) => withTags(indexer, changes)),
  experimental_manifests: (manifests = {}) => describedForOthers(manifests),
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
