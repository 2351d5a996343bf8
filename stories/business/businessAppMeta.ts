import type { Meta } from '@storybook/react-vite'
import { holdTime } from '../time.ts'
import { AssembledBusiness } from './AssembledBusiness.tsx'

/** The stories of the assembled business page share this. Each starts with empty storage, a new server and a stopped clock. */
export const businessAppMeta = {
  component: AssembledBusiness,
  args: { address: '/' },
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledBusiness>
