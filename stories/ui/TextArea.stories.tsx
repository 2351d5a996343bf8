import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  decorators: [inColumn],
  args: { label: 'What changes would you like to see?', name: 'changes', onChange: fn() },
  parameters: usage({
    use: ['When a person answers in sentences'],
    avoid: [
      'When the answer is a few words: use `TextField`',
      'When the answer is one of a few known things: use `Select` or `RadioTiles`',
    ],
    do: ['Ask one question, and say in the hint what the answer is for', 'Set `maxLength` only where the server has one'],
    dont: ['Cut off typed text', 'Use it for lists of addresses that a table could take'],
    anatomy: fieldAnatomy({ Control: { at: 'textarea', is: 'Grows with what is typed' } }),
  }),
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

/** Several lines. */
export const Plain: Story = {
  async play({ args, canvas, userEvent }) {
    const area = canvas.getByRole('textbox', { name: 'What changes would you like to see?' })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    await userEvent.keyboard('A new logo{Enter}and a warmer picture')
    await expect(area).toHaveValue('A new logo\nand a warmer picture')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** With a limit: the rest is announced near the end. */
export const Counted: Story = {
  args: { maxLength: 20, hint: 'The restaurant reads it as you write it' },
  async play({ args, canvas, userEvent }) {
    const area = canvas.getByRole('textbox')
    await expect(canvas.getByText('0 of 20')).toBeVisible()
    await userEvent.type(area, 'A new logo, please')
    await expect(args.onChange).toHaveBeenCalledTimes('A new logo, please'.length)
    await expect(canvas.getByText('18 of 20')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 characters left')
    await expect(area).toHaveAccessibleDescription('The restaurant reads it as you write it 18 of 20')
  },
}

/** Too long: nothing is cut off, and the counter shows the excess. */
export const TooLong: Story = {
  args: { maxLength: 20, defaultValue: 'A new logo, please, and a warmer picture', error: 'Please shorten this to 20 characters.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A new logo' } }
