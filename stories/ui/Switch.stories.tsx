import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Switch',
  component: Switch,
  decorators: [inColumn],
  args: { label: 'Split the bill', name: 'split', onChange: fn() },
  parameters: usage({
    use: ['When something is on or off, with immediate effect'],
    avoid: [
      'When it takes effect only when a form is sent: use `Checkbox`',
      'When the two sides have names of their own: use `ToggleGroup`',
    ],
    do: ['Name what is on, not what the switch does: "Service charge"', 'Show at once what has changed'],
    dont: ['Ask for agreement with it', 'Change its label with its state'],
  }),
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

/** Turned on by the switch, its label, or the keyboard. */
export const Off: Story = {
  async play({ args, canvas, userEvent }) {
    const control = canvas.getByRole('switch', { name: 'Split the bill' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Split the bill'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** On, with a hint. */
export const On: Story = { args: { defaultChecked: true, label: 'Service charge', hint: '18% of the bill, as the restaurant asks' } }

export const Invalid: Story = {
  args: { defaultChecked: true, label: 'Service charge', error: 'Service charge amount cannot be greater than bill total' },
}

/** Disabled, and on. */
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
