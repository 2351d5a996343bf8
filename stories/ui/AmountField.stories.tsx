import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AmountField, type AmountFieldProps } from '../../ui/AmountField/AmountField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: AmountFieldProps) => <AmountField {...props} {...useStoryValue(props.value, props.onChange)} />

const meta = {
  title: 'UI/AmountField',
  component: AmountField,
  decorators: [inColumn],
  args: { label: 'Amount', name: 'amount', value: '', onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: usage({
    use: ['For an amount in whole dollars, in any notation'],
    avoid: [
      'When the sum must be exact to the cent: use `MoneyField`',
      'When a few sums are usual: show them first, as `RadioTiles` or `ToggleGroup`',
    ],
    do: ['Say beside it what the amount brings', 'Show an error after a pause in typing'],
    dont: ['Remove typed characters'],
  }),
} satisfies Meta<typeof AmountField>
export default meta

type Story = StoryObj<typeof meta>

/** Keeps the text as typed; a phone shows the number keyboard. */
export const Typing: Story = {
  parameters: { ...spec('PUR-04') },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    await userEvent.tab()
    await userEvent.keyboard('$1,250.50')
    await expect(field).toHaveValue('$1,250.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('$1,250.50')
  },
}

/** The text is not an amount. */
export const Invalid: Story = { args: { value: 'twelve', error: 'Invalid character' }, parameters: { ...spec('PUR-09') } }
