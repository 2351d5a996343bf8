import type { Meta, StoryContext } from '@storybook/react-vite'
import { holdTime } from '../time.ts'
import { AssembledStore } from './AssembledStore.tsx'

/** The stories of the assembled store share this. Each starts with empty storage, a new server and a stopped clock. */
export const storeAppMeta = {
  component: AssembledStore,
  args: { address: '/' },
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledStore>

/** The page of a sandbox restaurant. */
export const restaurant = (slug: string, more = '') => ({ address: `/?project=${slug}${more}` })

/** The play function of any story of the assembled store. */
export type Play = (context: StoryContext<Parameters<typeof AssembledStore>[0]>) => Promise<void>
