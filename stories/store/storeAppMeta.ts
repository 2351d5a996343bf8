import type { Meta, StoryContext } from '@storybook/react-vite'
import { holdTime } from '../time.ts'
import { AssembledStore } from './AssembledStore.tsx'

/** What the stories of the assembled store have in common: each begins on an empty device and server, and holds the time. */
export const storeAppMeta = {
  component: AssembledStore,
  args: { address: '/' },
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledStore>

/** The page of a restaurant of the sandbox. */
export const restaurant = (slug: string, more = '') => ({ address: `/?project=${slug}${more}` })

/** What a buyer does and sees, in any story of the assembled store. */
export type Play = (context: StoryContext<Parameters<typeof AssembledStore>[0]>) => Promise<void>
