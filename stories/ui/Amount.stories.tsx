import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount, amountSizes } from '../../ui/Amount/Amount.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Amount',
  component: Amount,
  args: { children: '$25.00' },
  argTypes: { size: { control: 'inline-radio', options: amountSizes } },
  parameters: usage({
    use: ['For a sum of money, in text, cards and tables'],
    avoid: ['`MoneyField` for a sum that is typed', '`ChargeBreakdown` for the parts of an amount'],
    do: ['Give it formatted, in the currency of the enterprise', 'Use `xl` once on a page, for the sum that it is about'],
    dont: ['Put words into it'],
  }),
} satisfies Meta<typeof Amount>
export default meta

type Story = StoryObj<typeof meta>

/** An amount in a line or a card. */
export const Plain: Story = {}

/** Every size, with amounts of different lengths; all digits have the same width. */
export const Sizes: Story = {
  render: () => (
    <Stack space="md">
      {amountSizes.map((size) => (
        <div key={size}>
          <Amount size={size}>$1,111.11</Amount>
          <br />
          <Amount size={size}>$8,888.88</Amount>
        </div>
      ))}
    </Stack>
  ),
}
