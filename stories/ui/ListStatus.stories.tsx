import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import type { ListStatus as Status } from '../../ui/ListStatus/statusProps.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { inColumn } from './inColumn.tsx'
import { expectRetry, statuses } from './listStatuses.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/ListStatus',
  component: ListStatus,
  decorators: [inColumn],
  args: { of: {}, children: <Text>Ada Lovelace, $84.00</Text> },
  parameters: usage({
    use: ['When cards or other items of a list are read from a server'],
    avoid: ['In `Table` and `List`: they contain it', 'When a whole page could not load: use `ErrorState`'],
    do: ['Say in the failure what could not be read', 'Keep the old items while newer ones are awaited'],
    dont: ['Show `loading` again for a new filter or page: use `refreshing`'],
  }),
} satisfies Meta<typeof ListStatus>
export default meta

type Story = StoryObj<typeof meta>

/** The first read runs. */
export const Loading: Story = { args: { of: statuses.loading } }

/** The first read failed; a key retries, and the focus stays in the list when the button disappears. */
export const Failed: Story = {
  render: function Failing({ of, children }) {
    const [status, setStatus] = useState<Status>(of)
    const retried: Status = status.status === 'failed' ? { ...status, onRetry: () => setStatus({ status: 'loading' }) } : status
    return <ListStatus of={retried}>{children}</ListStatus>
  },
  args: { of: statuses.failed },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch transactions.')
    const list = canvas.getByRole('status').parentElement
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(list).toHaveFocus()
  },
}

/** A newer answer is awaited: the old items stay. */
export const Refreshing: Story = { args: { of: statuses.refreshing } }

/** A refresh failed: the old items stay, and a key retries. */
export const Stale: Story = {
  args: { of: statuses.stale },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/Ada/)).toBeVisible()
    await expect(canvas.getByText(/These may be out of date/)).toBeVisible()
    await expectRetry(canvas, userEvent)
  },
}

/** The number of results is announced. */
export const Ready: Story = { args: { of: { announcement: '1 result' } } }
