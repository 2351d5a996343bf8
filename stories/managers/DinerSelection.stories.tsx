import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DinerSelectionScreen } from '../../features/managers/DinerSelectionScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { fullyRefunded, guests, locations, partlyRefunded, transactions } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { presses } from '../plays.ts'

const everyDay = { q: '', location_id: '700', from: '', to: '' }

const meta = {
  title: 'Screens/Managers/Diner selection',
  component: DinerSelectionScreen,
  decorators: [inManagersFrame],
  args: {
    search: everyDay,
    text: '',
    onText: fn(),
    onSearch: fn(),
    onDownload: fn(async () => true),
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

const searching = { search: { ...everyDay, q: 'ada' }, text: 'ada' }

/** The latest payments at the location; a refund is negative, and times are by the location's clock. */
export const Transactions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbor & Rye, Portland')).toBeVisible()
    const [day, first] = canvas.getAllByRole('row').slice(1)
    await expect(day).toHaveTextContent(/^Fri, Nov 20, 20264 payments · \$[\d.]+ tips\$170\.90$/)
    await expect(first).toHaveTextContent(/Ada Moreau.*1:18\sPM/)
    await expect(canvas.getAllByText(/^−\$/).length).toBeGreaterThan(0)
    // For screen readers: thirty-six times the same would hide the one that differs.
    await expect(canvas.getAllByText('Not Refunded')[0]).toBeInTheDocument()
    // The oldest day may lack payments that the server did not list.
    await expect(canvas.getAllByRole('rowheader', { name: /^\w{3}, Nov/ }).at(-1)).not.toHaveTextContent('$')
  },
}

/** A shift: its payments alone, their sums, and a file of them. */
export const Transactions__Shift: Story = {
  args: { search: { ...everyDay, from: '2026-11-19', to: '2026-11-19' } },
  parameters: { ...spec('MGR-19') },
  play: async ({ args, canvas, userEvent }) => {
    const shift = within(canvas.getByRole('region', { name: 'November 19, 2026' }))
    await expect(shift.getByText('16 payments · 3 refunds')).toBeVisible()
    await expect(shift.getByText('$871.50')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader', { name: /^\w{3}, Nov/ })).toHaveLength(1)
    // All of it is listed: the list goes on to older days.
    await expect(canvas.getByRole('rowheader', { name: /^Thu, Nov 19/ })).toHaveTextContent('$871.50')
    await userEvent.click(shift.getByRole('button', { name: 'Download CSV' }))
    // The first four are of the day after.
    await expect(args.onDownload).toHaveBeenCalledWith(transactions.slice(4, 4 + 16 + 3), 'USD')
    // The address follows late: keys are not lost meanwhile, and a half day is none.
    await userEvent.clear(shift.getByLabelText('To'))
    await userEvent.type(shift.getByLabelText('To'), '11202026')
    await expect(shift.getByLabelText('To')).toHaveValue('11/20/2026')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith({ from: '2026-11-19', to: '2026-11-20' })
  },
}

/** Nobody paid on these days; their file could not be made either. */
export const Transactions__ShiftEmpty: Story = {
  args: { search: { ...everyDay, from: '2026-10-01', to: '2026-10-02' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing was paid on these days')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'All days' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ from: '', to: '' })
  },
}

/** The script that writes the file could not be loaded. */
export const Transactions__ShiftNotSaved: Story = {
  args: { search: { ...everyDay, from: '2026-11-19' }, onDownload: fn(async () => false) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.onDownload).toHaveBeenCalledWith(transactions.slice(0, 4 + 16 + 3), 'USD')
    await expect(await canvas.findByText('The file could not be made. Please try again.')).toBeVisible()
  },
}

export const Transactions__Loading: Story = { args: { location: loading, transactions: loading } }

export const Transactions__Failed: Story = {
  args: { transactions: failedToLoad({ kind: 'timeout' }) },
  play: presses('Try again', 'onRetryTransactions'),
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
  play: presses('Try again', 'onRetryLocation'),
}

/** The address names no location that the server knows. */
export const Location__Unknown: Story = { args: { location: ready(null), transactions: ready([]) } }
