import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DinerProfileScreen } from '../../features/managers/DinerProfileScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { guest, locations } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { says } from '../plays.ts'

const meta = {
  title: 'Screens/Managers diner profile',
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

/** Who the guest is, and what they paid here. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ada Moreau' })).toBeVisible()
    for (const text of ['+1 212-555-1000', 'Visa ending in 4242', '$20.00', '$5.00']) await expect(canvas.getByText(text)).toBeVisible()
    const [first] = canvas.getAllByRole('row').slice(1)
    await expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', '#700-0')
    await expect(canvas.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '#pay')
  },
}

/** A guest without a card, at a location where they never were. */
export const Ready__New: Story = {
  args: { guest: ready({ ...guest, hasCard: false, cards: [], creditBalance: null, passBalance: null, transactions: [] }) },
  play: says('This diner has not made any transactions at this location yet.', 'No CC on file'),
}

/** The guest could not be read again. */
export const Ready__Stale: Story = {
  args: { guest: ready(guest, { staleCause: { kind: 'offline' } }) },
  play: says(/These may be out of date/),
}

export const Loading: Story = { args: { guest: loading } }

export const Failed: Story = {
  args: { guest: failedToLoad({ kind: 'server' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch transactions.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
