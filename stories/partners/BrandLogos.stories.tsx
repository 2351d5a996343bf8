import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LogosScreen } from '../../features/partners/images/LogosScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith } from '../../features/shared/api/answers/answer.ts'
import { uploads } from '../../features/partners/email-review/examples/reviews.ts'
import { brand, brandWithoutLogos, canEdit, library, noQueue, noQueues, viewOnly } from '../../features/partners/examples/pages.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'

const meta = {
  title: 'Screens/Partners/Logos',
  component: LogosScreen,
  decorators: [inPartnerFrame('brands')],
  args: {
    brand,
    access: canEdit,
    library: ready(library),
    queues: noQueues,
    onNoColorAlteration: fn(),
    saving: idle,
    listHref: '#brands',
    hrefs: { about: '#brand', images: '#images', logos: '#logos' },
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-07') },
} satisfies Meta<typeof LogosScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Each logo on the backgrounds on which it will be seen; the base logo on both. */
export const Ready: Story = {}

export const Ready__Missing: Story = { args: { brand: brandWithoutLogos } }

export const Ready__Failed: Story = {
  args: { queues: { ...noQueues, logo_dark: { ...noQueue, uploads: uploads.slice(2, 3) } }, saving: refusedWith('Ask your specialist.') },
  parameters: { ...spec('PRT-17') },
}

export const Ready__ViewOnly: Story = { args: { access: viewOnly }, parameters: { ...spec('PRT-11') } }

export const Loading: Story = { args: { library: loading } }
export const Failed: Story = { args: { library: failedToLoad({ kind: 'offline' }) } }
