import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DinerProfileScreen } from '../../features/managers/DinerProfileScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { guest, locations } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Managers/Diner profile',
  component: DinerProfileScreen,
  decorators: [inManagersFrame],
  args: {
    location: locations[0] ?? null,
    guest: ready(guest),
    hrefOf: ({ id }) => `#${id}`,
    guestsHref: '#guests',
    payHref: '#pay',
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('MGR-05') },
} satisfies Meta<typeof DinerProfileScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The guest and their payments here. */
export const Ready: Story = {}

/** A guest without a card, at a location where they never were. */
export const Ready__New: Story = {
  args: { guest: ready({ ...guest, hasCard: false, cards: [], creditBalance: null, passBalance: null, transactions: [] }) },
}

export const Loading: Story = { args: { guest: loading } }

export const Failed: Story = { args: { guest: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }
