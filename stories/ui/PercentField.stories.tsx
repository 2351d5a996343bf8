import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PercentField, type PercentFieldProps } from '../../ui/PercentField/PercentField.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: PercentFieldProps) => <PercentField {...props} {...useStoryValue(props.value, props.onChange)} />

const meta = {
  title: 'UI/PercentField',
  component: PercentField,
  decorators: [inColumn],
  args: { label: 'Your share of the bill', name: 'share', value: null, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: usage({
    use: ['When any whole share from 0 to 100 may be the answer'],
    avoid: ['When a few shares are usual: use `ToggleGroup`, with this field for any other', 'When the answer is a sum: use `MoneyField`'],
    do: ['Name the whole', 'Show the resulting amount beside it'],
    dont: ['Put the percent sign into the label: the field has it'],
  }),
} satisfies Meta<typeof PercentField>
export default meta

type Story = StoryObj<typeof meta>

/** Digits only; the announced value includes the percent sign. */
export const Typing: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Your share of the bill' })
    await userEvent.tab()
    await userEvent.keyboard('2x5%')
    await expect(field).toHaveValue('25')
    await expect(field).toHaveAccessibleDescription('percent')
    await expect(args.onChange).toHaveBeenLastCalledWith(25)
    // A letter and the percent sign change nothing.
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Backspace>2/}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Filled: Story = { args: { value: 50, hint: 'You pay $21.00' } }
