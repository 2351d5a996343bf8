import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Table } from '../../ui/Table/Table.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { type RedemptionTableProps, tableArgs as args } from './redemptionTable.ts'
import { type ColumnId, columns } from './redemptionColumns.tsx'
import { type Redemption, redemptions } from '../../mocks/examples/manyRows.ts'
import { inWidth } from './inColumn.tsx'
import { statuses } from './listStatuses.ts'
import { columnsHidden, sumsAtTheEnd } from './advice/Table.tsx'
import { usage } from './usage.ts'
import { withoutPicture } from '../withoutPicture.ts'

const meta = {
  title: 'UI/Table',
  component: Table,
  args,
  parameters: usage({
    use: ['When rows are compared by several facts, or sorted', 'When there may be thousands of rows'],
    avoid: [
      'When each thing has a name and one more fact: use `List`',
      '`DescriptionList` for the facts of one thing',
      'When it lays out a page: use `Columns`',
    ],
    do: [
      'Begin with the column that names the row; its link is the row’s',
      { text: 'Put sums at the end, on a phone too: `narrow: "end"`', example: sumsAtTheEnd },
      'Sort dates by their number',
    ],
    dont: ['Give it more columns than a person compares', { text: 'Hide columns on a phone', example: columnsHidden }],
    anatomy: {
      parts: {
        Head: { at: 'thead', is: 'Stays in view while the rows scroll', prop: 'columns' },
        Sort: { at: 'thead button', is: 'A header that sorts; pressed again it reverses the order' },
        'Row title': { at: 'tbody th', is: 'Names the row; its link is the row’s' },
        Fact: { at: 'tbody td', is: 'One fact of the row' },
        Sum: { at: 'tbody td:last-child', is: 'Money ends at the edge, in figures of one width' },
      },
    },
    widths: [340, 720],
  }),
} satisfies Meta<RedemptionTableProps>
export default meta

// The manifest's reader finds a component only by its plain name, without types.
type Story = StoryObj<Omit<typeof meta, 'component'> & { component: typeof Table<Redemption, ColumnId> }>

const rowsOf = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((each) => each.textContent)

const [guest, ...facts] = columns
const linked: RedemptionTableProps['columns'] = [{ ...guest, cell: (row) => <TextLink href="#guest">{row.guest}</TextLink> }, ...facts]

const monthOf = ({ at }: Redemption) => new Date(at).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const byMonth: NonNullable<RedemptionTableProps['group']> = {
  by: 'at',
  idOf: monthOf,
  headOf: (rows) => ({ title: monthOf(rows[0]), note: `${rows.length} redemptions` }),
}

/** Twelve rows, in the given order. */
export const Plain: Story = {}

/** Rows of people: a theme may draw their initials, which screen readers do not read. */
export const People: Story = {
  args: { columns: [{ ...guest, mark: (row) => row.guest }, ...facts] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName(redemptions(1)[0]?.guest),
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

/** On a phone a row has two lines; the buttons that sort are above. */
export const TwoLines: Story = {
  decorators: [inWidth(320)],
  async play({ canvas, canvasElement }) {
    const row = canvas.getAllByRole('row')[1]
    await expect(row?.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('table', { name: 'Redemptions' })).toBeVisible()
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(12)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Empty: Story = { args: { rows: [] } }

/** While the rows are in the order of their days, each day has a heading. */
export const Groups: Story = {
  args: { rows: redemptions(6), columns: linked, group: byMonth },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^\w+ 20\d\d/)
    const [first, second] = canvas.getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6))
  },
}

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

const tenThousand = redemptions(10_000)

/** Ten thousand rows; only the visible ones are in the page. */
export const TenThousandRows: Story = {
  // Its page of documentation would be as long as its rows.
  tags: ['!autodocs'],
  args: { rows: tenThousand, columns: linked },
  parameters: { ...withoutPicture('its final scroll position depends on how many rows were measured') },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$12.00'))

    // The focused row stays in the page when scrolled out of view.
    const [link] = canvas.getAllByRole('link')
    link?.focus()
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001'))
    await expect(link).toHaveFocus()
  },
}

/** The first read of the rows runs. */
export const Loading: Story = { args: { ...statuses.loading, rows: [] } }
