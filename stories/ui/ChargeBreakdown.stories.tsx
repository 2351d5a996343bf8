import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChargeBreakdown } from '../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { inColumn } from './inColumn.tsx'
import * as styles from '../../ui/ChargeBreakdown/ChargeBreakdown.css.ts'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/ChargeBreakdown',
  component: ChargeBreakdown,
  decorators: [inColumn],
  args: {
    label: 'Your bill',
    rows: [
      { label: 'Dinner for two', amount: '$84.00' },
      { label: 'Service charge', note: '18% of $84.00', amount: '$15.12' },
      { label: 'Tip', amount: '$11.11' },
      { label: 'Total', tone: 'subtotal', amount: '$110.23' },
      { label: 'House account', tone: 'credit', amount: '−$50.00' },
    ],
    sum: { label: 'Charged to your card', amount: '$60.23' },
  },
  parameters: usage({
    use: ['For the parts of an amount: a bill, an order, a refund'],
    avoid: ['When facts are not parts of an amount: use `DescriptionList`', 'When one sum stands alone: use `Amount`'],
    do: ['Name each part as the bill does', 'Say in a note how a part is calculated', 'Let the rows add up to the sum'],
    dont: ['Hide a fee in another row', 'Mark a credit by colour alone: its amount carries a minus'],
    anatomy: {
      parts: {
        Part: { at: styled(styles.name), is: 'What is charged, as the bill names it', prop: 'rows' },
        Note: { at: styled(styles.note), is: 'How it is calculated' },
        Amount: { at: styled(styles.amount), is: 'Ends at the edge; a credit has its minus' },
        Total: { at: styled(styles.sum), is: 'What the rows add up to', prop: 'sum' },
      },
    },
  }),
} satisfies Meta<typeof ChargeBreakdown>
export default meta

type Story = StoryObj<typeof meta>

/** Charges, deductions and the total. */
export const Bill: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Your bill' })).toBeVisible()
    await expect(canvas.getAllByRole('term')).toHaveLength(6)
    // Tabular figures align at the end.
    const ends = ['$84.00', '$15.12', '$60.23'].map((sum) => canvas.getByText(sum).getBoundingClientRect().right)
    await expect(new Set(ends.map(Math.round)).size).toBe(1)
  },
}

/** Long names and amounts. */
export const LongTexts: Story = {
  args: {
    rows: [
      {
        label: 'The Chef’s Table at the Copper Pot, Bakehouse, Oyster Counter & Sons',
        amount: '$1,234,567.89',
        note: 'Eleven courses for a hundred and twenty guests, wine included',
      },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsabend', amount: '−$1,111,111.11', tone: 'credit' },
    ],
    sum: { label: 'Total', amount: '$123,456.78' },
  },
}
