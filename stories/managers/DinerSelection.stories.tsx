import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DinerSelectionScreen } from '../../features/managers/DinerSelectionScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { fullyRefunded, guests, locations, partlyRefunded, transactions } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Managers/Diner selection',
  component: DinerSelectionScreen,
  decorators: [inManagersFrame],
  args: {
    search: { q: '', location_id: '700' },
    text: '',
    onText: fn(),
    location: ready(locations[0] ?? null),
    guests: loading,
    transactions: ready(transactions),
    hrefOf: ({ id }) => `#${id}`,
    transactionHrefOf: ({ id }) => `#refund-${id}`,
    locationsHref: '#locations',
    onRetryLocation: fn(),
    onRetryGuests: fn(),
    onRetryTransactions: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('MGR-04') },
} satisfies Meta<typeof DinerSelectionScreen>
export default meta

type Story = StoryObj<typeof meta>

const searching = { search: { q: 'ada', location_id: '700' }, text: 'ada' }

/** The latest payments at the location; a refund is negative, and times are by the location's clock. */
export const Transactions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbor & Rye, Portland')).toBeVisible()
    const [day, first] = canvas.getAllByRole('row').slice(1)
    await expect(day).toHaveTextContent('Friday, November 20, 20264 payments$170.90')
    await expect(first).toHaveTextContent(/Ada Moreau.*1:18\sPM/)
    await expect(canvas.getAllByText(/^−\$/).length).toBeGreaterThan(0)
    // For screen readers: thirty-six times the same would hide the one that differs.
    await expect(canvas.getAllByText('Not Refunded')[0]).toBeInTheDocument()
    // The oldest day may lack payments that the server did not list.
    await expect(canvas.getAllByRole('rowheader', { name: /^\w+day, November/ }).at(-1)).not.toHaveTextContent('$')
  },
}

export const Transactions__Loading: Story = { args: { location: loading, transactions: loading } }

export const Transactions__Failed: Story = {
  args: { transactions: failedToLoad({ kind: 'timeout' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch transactions.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryTransactions).toHaveBeenCalledOnce()
  },
}

/** A payment shows what was paid, what came back, and what is left. */
export const Transactions__Refunded: Story = {
  args: { transactions: ready([partlyRefunded, { ...fullyRefunded, id: 'fully' }]) },
  play: async ({ canvas }) => {
    const [, , partly, fully] = canvas.getAllByRole('row')
    await expect(partly).toHaveTextContent(/\$39\.20 back, \$83\.68 left\$122\.88$/)
    await expect(fully).toHaveTextContent(/\$122\.88 back\$122\.88$/)
  },
}

/** A location that has just opened. */
export const Transactions__None: Story = { args: { transactions: ready([]) } }

/** The guests that a search found; who has no card is marked. */
export const Guests: Story = { args: { ...searching, guests: ready(guests.slice(0, 6)) }, parameters: { ...spec('MGR-16') } }

export const Guests__Loading: Story = { args: searching }

export const Guests__None: Story = { args: { ...searching, guests: ready([]) } }

export const Guests__Failed: Story = {
  args: { ...searching, guests: failedToLoad({ kind: 'offline' }) },
  play: presses('Try again', 'onRetryGuests'),
}

/** The location could not be read: its guests can be searched for all the same. */
export const Location__Failed: Story = {
  args: { location: failedToLoad({ kind: 'server' }) },
  parameters: { ...spec('NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch locations. Please try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryLocation).toHaveBeenCalledOnce()
  },
}

/** The address names no location that the server knows. */
export const Location__Unknown: Story = { args: { location: ready(null), transactions: ready([]) } }
