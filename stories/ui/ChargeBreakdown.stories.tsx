import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../ui/Card/Card.tsx'
import { ChargeBreakdown } from '../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

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
      { label: 'House account', tone: 'credit', amount: '−$50.00' },
    ],
    sum: { label: 'Charged to your card', amount: '$60.23' },
  },
  parameters: {
    ...usage({
      use: ['When a sum must be understood before it is paid: a bill, an order, a refund'],
      avoid: ['When facts are no parts of a sum: take `DescriptionList`', 'When one sum stands alone: take `Amount`'],
      do: ['Name each part as the bill does', 'Say in a note how a part is reckoned', 'Let the rows add up to the sum'],
      dont: ['Hide a fee in another row', 'Mark a credit by colour alone: its amount carries a minus'],
    }),
  },
} satisfies Meta<typeof ChargeBreakdown>
export default meta

type Story = StoryObj<typeof meta>

/** What is charged, what lessens it, and what remains. */
export const Bill: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Your bill' })).toBeVisible()
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
    // Figures of one width end below each other.
    const ends = ['$84.00', '$15.12', '$60.23'].map((sum) => canvas.getByText(sum).getBoundingClientRect().right)
    await expect(new Set(ends.map(Math.round)).size).toBe(1)
  },
}

/** On a card, as beside a payment. */
export const OnACard: Story = {
  render: (args) => (
    <Card>
      <ChargeBreakdown {...args} />
    </Card>
  ),
}

/** Names and sums that do not fit side by side. */
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
