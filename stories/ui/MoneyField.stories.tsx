import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MoneyField, type MoneyFieldProps } from '../../ui/MoneyField/MoneyField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: MoneyFieldProps) => <MoneyField {...props} {...useStoryValue(props.value, props.onChange)} />

const meta = {
  title: 'UI/MoneyField',
  component: MoneyField,
  decorators: [inColumn],
  args: { label: 'Bill amount', name: 'bill', value: null, currency: 'USD', onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: {
    ...spec('MGR-14'),
    ...usage({
      use: ['For an exact amount, such as one from a bill'],
      avoid: [
        'When a few sums are usual: use `ToggleGroup`, with this field for any other',
        'When a round sum is found by trying: use `Slider`',
      ],
      do: ['Keep the value in whole cents, from the field to the server', 'Say in the hint what the least and the most are'],
      dont: ['Put the currency into the label: the field shows it', 'Change the amount silently'],
      anatomy: fieldAnatomy({ Control: { at: 'input', is: 'The amount, with the keyboard for figures' } }),
    }),
  },
} satisfies Meta<typeof MoneyField>
export default meta

type Story = StoryObj<typeof meta>

const field = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) => {
  const element = canvas.getByRole('textbox')
  if (!(element instanceof HTMLInputElement)) throw new Error('The money field is not an input.')
  return element
}

/** Digits fill the amount from the cents; other characters are ignored. */
export const Typing: Story = {
  async play({ args, canvas, step, userEvent }) {
    const input = field(canvas)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await step('digits push each other to the left', async () => {
      await userEvent.keyboard('1')
      await expect(input).toHaveValue('$0.01')
      await userEvent.keyboard('2a3.4')
      await expect(input).toHaveValue('$12.34')
      await expect(args.onChange).toHaveBeenLastCalledWith(1234)
      // A letter and a point change nothing.
      await expect(args.onChange).toHaveBeenCalledTimes(4)
    })
    await step('and are taken back one by one', async () => {
      await userEvent.keyboard('{Backspace}')
      await expect(input).toHaveValue('$1.23')
      await userEvent.keyboard('{Backspace>3/}')
      await expect(input).toHaveValue('')
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
    })
  },
}

/** A digit in the middle is edited: the caret stays. */
export const Mending: Story = {
  args: { value: 123_456 },
  async play({ args, canvas, userEvent }) {
    const input = field(canvas)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowLeft>4/}{Backspace}9')
    await expect(args.onChange).toHaveBeenLastCalledWith(129_456)
    await expect(input).toHaveValue('$1,294.56')
    await expect(input.selectionStart).toBe('$1,29'.length)
  },
}

/** A pasted amount keeps its value. */
export const Pasting: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(field(canvas))
    await userEvent.paste(' $1,234.5 ')
    await expect(field(canvas)).toHaveValue('$1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450)
    await userEvent.tripleClick(field(canvas))
    await userEvent.paste('$1,234.50')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** A pasted text that may mean two amounts is refused, with the format. */
export const PastingUnclear: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(field(canvas))
    await userEvent.paste('12,5')
    await expect(field(canvas)).toHaveValue('')
    await expect(field(canvas)).toHaveAccessibleDescription('Enter the amount in figures, such as $12.34.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('1250')
    await expect(field(canvas)).toHaveValue('$12.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(12_50)
    await expect(field(canvas)).toBeValid()
  },
}

/** A currency without cents. */
export const Yen: Story = { args: { currency: 'JPY', value: 1200 } }
