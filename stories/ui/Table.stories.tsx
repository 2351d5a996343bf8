import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Table, tableHeights } from '../../ui/Table/Table.tsx'
import { ChoosingTable, type RedemptionTableProps, tableArgs as args } from './ChoosingTable.tsx'
import type { ColumnId } from './redemptionColumns.tsx'
import { type Redemption, redemptions } from '../../mocks/examples/manyRows.ts'
import { inWidth } from './inColumn.tsx'
import { statuses } from './listStatuses.ts'
import { usage } from './usage.ts'
import { withoutPicture } from '../withoutPicture.ts'

const meta = {
  title: 'UI/Table',
  component: Table,
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

// The manifest's reader finds a component only by its plain name, without types.
type Story = StoryObj<Omit<typeof meta, 'component'> & { component: typeof Table<Redemption, ColumnId> }>

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
    await expect(canvasElement.querySelector('td span :is(div, p)')).toBeNull()
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

/** Rows are chosen one by one, or all together. */
export const Chooses: Story = {
  render: (args) => <ChoosingTable {...args} />,
  args: { rows: redemptions(4) },
  async play({ canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Choose all rows' })
    all.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Ada Lovelace' }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
  },
}

/** On two pages: the choice on one page stays while the other page shows. */
export const ChoosesOnTwoPages: Story = {
  render: function Pages(props) {
    const [page, setPage] = useState(0)
    return (
      <>
        <ChoosingTable {...props} rows={props.rows.slice(4 * page, 4 * page + 4)} />
        <Button variant="quiet" size="md" onClick={() => setPage(1 - page)}>
          Other page
        </Button>
      </>
    )
  },
  args: { rows: redemptions(8) },
  async play({ canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Choose all rows' })
    const other = canvas.getByRole('button', { name: 'Other page' })
    await userEvent.click(all)
    await userEvent.click(other)
    await expect(all).not.toBeChecked()
    await expect(all).not.toBePartiallyChecked()
    await userEvent.click(all)
    await userEvent.click(all)
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await userEvent.click(other)
    await expect(all).toBeChecked()
  },
}

const tenThousand = redemptions(10_000)

/** Ten thousand rows; only the visible ones are in the page. */
export const TenThousandRows: Story = {
  render: (args) => <ChoosingTable {...args} />,
  args: { rows: tenThousand },
  parameters: { ...withoutPicture('its final scroll position depends on how many rows were measured') },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$12.00'))

    // The focused row stays in the page when scrolled out of view.
    const box = canvas.getAllByRole('checkbox')[1]
    box?.focus()
    const scroller = canvas.getByRole('region', { name: 'Redemptions' })
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001'))
    await expect(box).toHaveFocus()
  },
}

/** The first read of the rows runs. */
export const Loading: Story = { args: { ...statuses.loading, rows: [] } }
