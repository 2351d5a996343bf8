import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailField, emailAutoCompletes } from '../../ui/EmailField/EmailField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/EmailField',
  component: EmailField,
  decorators: [inColumn],
  args: { label: 'Email', autoComplete: 'email', name: 'email', onChange: fn() },
  argTypes: { autoComplete: { control: 'inline-radio', options: emailAutoCompletes } },
  parameters: usage({
    use: ['For an email address'],
    avoid: ['When many addresses are asked for at once: use `TextArea`'],
    do: ['Say whose address it is, so that the browser offers the right one', 'Say which endings are accepted'],
    dont: ['Ask for it twice', 'Refuse an address while it is still being typed'],
    anatomy: fieldAnatomy({ Control: { at: 'input', is: 'The line to type in, with the keyboard for addresses' } }),
  }),
} satisfies Meta<typeof EmailField>
export default meta

type Story = StoryObj<typeof meta>

/** The visitor's own address: spaces around it are removed, and the browser may fill it in. */
export const Own: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.tab()
    await userEvent.keyboard(' ada@example.com ')
    await expect(field).toHaveValue('ada@example.com')
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await expect(field).toHaveAttribute('inputmode', 'email')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** Another person's address: the browser does not suggest the visitor's own. */
export const Other: Story = { args: { autoComplete: 'off', label: 'Whom is it for?', hint: 'We write to them once, with your gift' } }

/** An invalid address. */
export const Invalid: Story = {
  args: { defaultValue: 'ada@', error: 'Please enter a valid email address.' },
  parameters: { ...spec('CLM-21') },
}
