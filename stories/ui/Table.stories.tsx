import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Table, tableHeights } from '../../ui/Table/Table.tsx'
import { ChoosingTable, type RedemptionTableProps, tableArgs as args } from './ChoosingTable.tsx'
import type { ColumnId } from './redemptionColumns.tsx'
import { type Redemption, redemptions } from '../../mocks/examples/manyRows.ts'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Table',
  component: Table<Redemption, ColumnId>,
  args,
  argTypes: { height: { control: 'inline-radio', options: tableHeights } },
  parameters: usage({
    use: ['When rows are compared by several facts, sorted, or chosen from', 'When there may be thousands of rows'],
    avoid: [
      'When each thing has a name and one more fact: use `List`',
      '`DescriptionList` for the facts of one thing',
      'When it lays out a page: use `Columns`',
    ],
    do: [
      'Begin with the column that names the row: it is the card’s title on a phone',
      'Put sums at the end',
      'Sort dates by their number',
    ],
    dont: ['Give it more columns than a person compares', 'Hide columns on a phone'],
  }),
} satisfies Meta<RedemptionTableProps>
export default meta

type Story = StoryObj<typeof meta>

const rowsOf = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((each) => each.textContent)

/** Twelve rows, in the given order. */
export const Plain: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Redemptions' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByRole('columnheader', { name: 'State' })).toBeVisible()
  },
}

/** A column's header sorts by that column, by touch or keyboard; pressed again it reverses the order. */
export const Sorts: Story = {
  args: { rows: redemptions(6) },
  async play({ canvas, userEvent }) {
    const guest = canvas.getByRole('button', { name: 'Guest' })
    guest.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Guest' })).toHaveAttribute('aria-sort', 'ascending')
    const byName = ['Ada Lovelace', 'Hedy Quinn', 'Katherine Kovalevskaya', 'Mária Wu', 'Yuki du Châtelet', 'Zoë Lamarr']
    await waitFor(() => expect(rowsOf(canvas)).toEqual(byName))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Guest' })).toHaveAttribute('aria-sort', 'descending')
    await waitFor(() => expect(rowsOf(canvas)).toEqual(byName.toReversed()))
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Guest, descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Guest' })).not.toHaveAttribute('aria-sort')
    const bySum = ['Ada Lovelace', 'Mária Wu', 'Katherine Kovalevskaya', 'Zoë Lamarr', 'Hedy Quinn', 'Yuki du Châtelet']
    await waitFor(() => expect(rowsOf(canvas)).toEqual(bySum))
  },
}

/** On a phone each row is a card titled by its first column; the sort buttons are above. */
export const Cards: Story = {
  render: (args) => <ChoosingTable {...args} />,
  decorators: [inWidth(320)],
  async play({ canvas, canvasElement }) {
    const card = canvas.getAllByRole('row')[1]
    await expect(card?.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('table', { name: 'Redemptions' })).toBeVisible()
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(12)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Empty: Story = { args: { rows: [] } }

/** With the maximum height of a panel. */
export const Panel: Story = { args: { height: 'panel', rows: redemptions(40), initialSort: { column: 'sum', direction: 'descending' } } }

/** Texts that are too long for their column. */
export const LongTexts: Story = {
  args: {
    rows: redemptions(2).map((row) => ({
      ...row,
      guest: 'Donaudampfschifffahrtsgesellschaftskapitän Grand-Mère Marguerite',
      sum: 123_456_789_012,
    })),
  },
}
