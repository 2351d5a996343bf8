import type { Meta } from '@storybook/react-vite'
import { holdTime } from '../time.ts'
import { AssembledBusiness } from './AssembledBusiness.tsx'

/** What the stories of the assembled business page have in common: each begins on an empty device and server, and holds the time. */
export const businessAppMeta = {
  component: AssembledBusiness,
  args: { address: '/' },
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledBusiness>
