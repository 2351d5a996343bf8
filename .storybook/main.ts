import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { virtualModules } from './sources/virtualModules.ts'
import { root, withTags } from './tags/tags.ts'

const isTesting = process.env['VITEST'] !== undefined

/** The pictures of the boards, and the page of the API, as the last build wrote them: a Storybook in development shows those. */
const written = ['board-pictures', 'api'].map((to) => ({ from: join(root, 'storybook-static', to), to: `/${to}` }))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../features/brands/pictures', to: '/pictures' },
    { from: '../mocks/map', to: '/__sandbox/map' },
    ...(process.env['NODE_ENV'] === 'production' ? [] : written.filter(({ from }) => existsSync(from))),
  ],
  // Left out: tools that the browser has.
  features: {
    componentsManifest: false,
    measure: false,
    outline: false,
    backgrounds: false,
    changeDetection: true,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Only the documentation reads the props' types: finding them would take 9 s of processor time in each test project.
  typescript: { reactDocgen: isTesting ? false : 'react-docgen' },
  // Stories that only prove something: the sidebar's filter shows them on demand.
  tags: { check: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) => indexers.map(withTags),
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { alias: { '#enterprise': fileURLToPath(new URL('./chosenEnterprise.ts', import.meta.url)) } },
      // The service worker that answers /api belongs to Storybook only: no app is built with it.
      plugins: [msw({ mode: 'worker-only' }), virtualModules()],
    }),
}

export default config
