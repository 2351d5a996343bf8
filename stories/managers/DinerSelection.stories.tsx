import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DinerSelectionScreen } from '../../features/managers/DinerSelectionScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import {
  fullyRefunded,
  guests,
  locations,
  nightTransactions,
  partlyRefunded,
  transactions,
} from '../../features/managers/examples/guests.ts'
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
    now: () => new Date('2026-11-20T19:00:00Z'),
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
    await expect(day).toHaveTextContent(/^Fri, Nov 204 payments · \$[\d.]+ tips\$170\.90$/)
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
    // Its sum stands once.
    await expect(canvas.queryByRole('rowheader', { name: /^\w{3}, Nov/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(shift.getByRole('button', { name: 'Download CSV' }))
    // The first four are of the day after.
    await expect(args.onDownload).toHaveBeenCalledWith({ rows: transactions.rows.slice(4, 4 + 16 + 3), isWhole: true }, 'USD')
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-22' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dates…' }))
    // The address follows late: keys are not lost meanwhile, and a half day is none.
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.type(canvas.getByLabelText('To'), '11202026')
    await expect(canvas.getByLabelText('To')).toHaveValue('11/20/2026')
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: '2026-11-19', to: '2026-11-20' })
  },
}

/** A night after midnight is of the evening before, in the list, in the sums and where its day is chosen. */
export const Transactions__Night: Story = {
  args: { search: { ...everyDay, from: '2026-11-20', to: '2026-11-20' }, transactions: ready(nightTransactions) },
  parameters: { ...spec('MGR-20') },
  play: async ({ args, canvas, userEvent }) => {
    const payments = canvas.getAllByRole('row').slice(1)
    await expect(payments.map(({ textContent }) => /\d+:\d+ [AP]M/.exec(textContent.replaceAll('\u202f', ' '))?.[0])).toEqual([
      '1:40 AM',
      '12:20 AM',
      '11:50 PM',
    ])
    const shift = within(canvas.getByRole('region', { name: 'November 20, 2026' }))
    await expect(shift.getByText('$66.00')).toBeVisible()
    await expect(canvas.getByText(/^Each day ends at 4 AM\./)).toBeVisible()
    await userEvent.click(shift.getByRole('button', { name: 'Download CSV' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ rows: nightTransactions.rows.slice(1, 4), isWhole: true }, 'USD')
  },
}

/** The oldest day may lack payments that the server did not list: it has no sum, in the list or chosen alone. */
export const Transactions__ShiftPartly: Story = {
  args: { search: { ...everyDay, from: '2026-11-18', to: '2026-11-18' } },
  parameters: { ...spec('MGR-19') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The sum is not known. These days are not all in the list.')).toBeVisible()
  },
}

/** One of the listed payments could not be read: no sum is known. */
export const Transactions__NotAllRead: Story = {
  args: { transactions: ready({ ...transactions, isWhole: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The sum is not known. Some payments could not be read.')).toBeVisible()
  },
}

/** Nobody paid on this day. */
export const Transactions__ShiftNone: Story = {
  args: { search: { ...everyDay, from: '2026-11-22' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was paid on these days')).toBeVisible()
    await expect(canvas.getByText('$0.00')).toBeVisible()
  },
}

/** Days before the list begins: what was paid on them is not known. */
export const Transactions__ShiftBefore: Story = {
  args: { search: { ...everyDay, from: '2026-10-01', to: '2026-10-02' } },
  parameters: { ...spec('MGR-19') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The list does not have all payments of these days')).toBeVisible()
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'All days' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ from: '', to: '' })
  },
}

/** The script that writes the file could not be loaded. */
export const Transactions__ShiftNotSaved: Story = {
  args: { search: { ...everyDay, from: '2026-11-19' }, onDownload: fn(async () => false) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ rows: transactions.rows.slice(0, 4 + 16 + 3), isWhole: true }, 'USD')
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
  args: { transactions: ready({ rows: [partlyRefunded, { ...fullyRefunded, id: 'fully' }], isWhole: true }) },
  play: async ({ canvas }) => {
    const [, , partly, fully] = canvas.getAllByRole('row')
    await expect(partly).toHaveTextContent(/\$39\.20 back, \$83\.68 left\$122\.88$/)
    await expect(fully).toHaveTextContent(/\$122\.88 back\$122\.88$/)
  },
}

/** A location that has just opened. */
export const Transactions__None: Story = { args: { transactions: ready({ rows: [], isWhole: true }) } }

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
export const Location__Unknown: Story = { args: { location: ready(null), transactions: ready({ rows: [], isWhole: true }) } }
