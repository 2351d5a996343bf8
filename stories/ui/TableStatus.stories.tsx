import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table } from '../../ui/Table/Table.tsx'
import { tableArgs } from './ChoosingTable.tsx'
import { expectRetry, statuses } from './listStatuses.ts'
import type { ColumnId } from './redemptionColumns.tsx'
import type { Redemption } from '../../mocks/examples/manyRows.ts'

const meta = { title: 'UI/Table status', render: (args) => <Table<Redemption, ColumnId> {...args} />, args: tableArgs } satisfies Meta<
  typeof Table<Redemption, ColumnId>
>
export default meta

type Story = StoryObj<typeof meta>

/** The first read of the rows runs. */
export const Loading: Story = { args: { ...statuses.loading, rows: [] } }

/** The first read failed. */
export const Failed: Story = {
  args: { ...statuses.failed, rows: [] },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch transactions.')
    await expectRetry(canvas, userEvent)
  },
}

/** New rows are awaited: the old ones stay, and can be sorted. */
export const Refreshing: Story = { args: statuses.refreshing }

/** A refresh failed: the old rows stay. */
export const Stale: Story = { args: statuses.stale }
