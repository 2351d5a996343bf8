import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { withoutPicture } from '../withoutPicture.ts'
import { ChoosingTable, tableArgs } from './ChoosingTable.tsx'
import { redemptions } from '../../mocks/examples/manyRows.ts'

const meta = { title: 'UI/Table choosing', render: (args) => <ChoosingTable {...args} />, args: tableArgs } satisfies Meta<
  typeof ChoosingTable
>
export default meta

type Story = StoryObj<typeof meta>

/** Rows are chosen one by one, or all together. */
export const Chooses: Story = {
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
