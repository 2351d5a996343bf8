import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Table, type TableProps, tableHeights } from '../../ui/Table/Table.tsx'
import { unpictured } from '../unpictured.ts'
import { type ColumnId, columns } from './redemptionColumns.tsx'
import { type Redemption, redemptions } from './redemptions.ts'
import { usage } from './usage.ts'

type Props = TableProps<Redemption, ColumnId>

const args: Props = { label: 'Redemptions', columns, rows: redemptions(12), rowId: ({ id }) => id, empty: 'Nobody has dined yet.' }

const meta = {
  title: 'UI/Table',
  component: Table<Redemption, ColumnId>,
  args,
  argTypes: { height: { control: 'inline-radio', options: tableHeights } },
  parameters: {
    ...usage({
      use: ['When rows are compared by several facts, sorted, or chosen from', 'When there may be thousands of rows'],
      avoid: [
        'When each thing has a name and one more fact: take `List`',
        '`DescriptionList` for the facts of one thing',
        'When it lays out a page: take `Columns`',
      ],
      do: [
        'Begin with the column that names its row: it is the title of the card on a phone',
        'Put sums at the end',
        'Sort dates by their number',
      ],
      dont: ['Give it more columns than a person compares', 'Hide on a phone what is shown on a desk'],
    }),
  },
} satisfies Meta<Props>
export default meta

type Story = StoryObj<typeof meta>

const rowsOf = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((each) => each.textContent)

/** A dozen rows, as they were given. */
export const Plain: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Redemptions' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByRole('columnheader', { name: 'State' })).toBeVisible()
  },
}

/** A column's name sorts by that column, by a finger or a key, and turns the order round. */
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
    await expect(canvas.getByRole('columnheader', { name: 'Guest' })).not.toHaveAttribute('aria-sort', 'descending')
    const bySum = ['Ada Lovelace', 'Mária Wu', 'Katherine Kovalevskaya', 'Zoë Lamarr', 'Hedy Quinn', 'Yuki du Châtelet']
    await waitFor(() => expect(rowsOf(canvas)).toEqual(bySum))
  },
}

function Choosing(props: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { label, columns, rows, rowId, empty, messages } = props
  return (
    <Table
      {...{ label, columns, rows, rowId, empty, chosen }}
      {...(messages && { messages })}
      onChoose={setChosen}
      rowName={({ guest }) => guest}
    />
  )
}

/** Rows are chosen one by one, or all at once. */
export const Chooses: Story = {
  render: Choosing,
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

/** In another language: the boxes are named, and the order is told, in its words. */
export const InOtherWords: Story = {
  render: Choosing,
  args: {
    rows: redemptions(4),
    messages: {
      chooseAll: 'Alle auswählen',
      choose: (row) => `${row} auswählen`,
      sorted: (column, direction) => `Nach ${column} ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle auswählen' }))
    await expect(canvas.getByRole('checkbox', { name: 'Ada Lovelace auswählen' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Nach Amount aufsteigend')
  },
}

/** Two pages of them: what is chosen on one stays chosen while the other is shown, whatever is chosen there. */
export const ChoosesOnTwoPages: Story = {
  render: function Pages(props) {
    const [page, setPage] = useState(0)
    return (
      <>
        <Choosing {...props} rows={props.rows.slice(4 * page, 4 * page + 4)} />
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

/** A phone: each row is a card under its first column's words, and the ways to sort stand above. */
export const Cards: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Choosing {...args} />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    const card = canvas.getAllByRole('row')[1]
    await expect(card?.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('table', { name: 'Redemptions' })).toBeVisible()
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(12)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** No rows. */
export const Empty: Story = { args: { rows: [] } }

/** No taller than a panel beside something else. */
export const Panel: Story = { args: { height: 'panel', rows: redemptions(40), initialSort: { column: 'sum', direction: 'descending' } } }

/** Words that are too long for their column. */
export const LongWords: Story = {
  args: {
    rows: redemptions(2).map((row) => ({
      ...row,
      guest: 'Donaudampfschifffahrtsgesellschaftskapitän Grand-Mère Marguerite',
      sum: 123_456_789_012,
    })),
  },
}

const tenThousand = redemptions(10_000)

/** Ten thousand rows: only those in sight are drawn, and sorting or choosing all of them does not hold up the page. */
export const TenThousandRows: Story = {
  render: Choosing,
  args: { rows: tenThousand },
  parameters: { ...unpictured('where it stands in the end depends on how many rows were measured on the way') },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$12.00'))

    // The row that has the focus stays, even far out of sight.
    const box = canvas.getAllByRole('checkbox')[1]
    box?.focus()
    const scroller = canvas.getByRole('region', { name: 'Redemptions' })
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001'))
    await expect(box).toHaveFocus()
  },
}
