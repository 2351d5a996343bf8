import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailField, emailOwners } from '../../ui/EmailField/EmailField.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/EmailField',
  component: EmailField,
  args: { label: 'Email', name: 'email', onChange: fn() },
  argTypes: { owner: { control: 'inline-radio', options: emailOwners } },
  parameters: {
    ...usage({
      use: ['When an e-mail address is asked for, above all where it is pasted from elsewhere'],
      avoid: ['When many addresses are asked for at once: take TextArea', 'When the browser’s own check of addresses is wanted: TextField of kind `email`'],
      do: ['Say whose address it is, so that the browser offers the right one', 'Say beforehand which endings will do'],
      dont: ['Ask for it twice', 'Refuse an address while it is still being typed'],
    }),
  },
} satisfies Meta<typeof EmailField>
export default meta

type Story = StoryObj<typeof meta>

/** The person's own: blanks stay out, and the browser may fill it in. */
export const Own: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.tab()
    await userEvent.keyboard(' ada@ example.com ')
    await expect(field).toHaveValue('ada@example.com')
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await expect(field).toHaveAttribute('inputmode', 'email')
  },
}

/** Copied from a mail, with the name around it. */
export const Pasted: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('Ada Lovelace <ada@example.com>')
    await expect(field).toHaveValue('ada@example.com')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** Another's: the browser keeps the person's own address to itself. */
export const Other: Story = {
  args: { owner: 'other', label: 'Whom is it for?', hint: 'We write to them once, with your gift' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'off')
  },
}

/** What was typed will not do. */
export const Wrong: Story = { args: { defaultValue: 'ada@', error: 'Please enter a valid email address.' } }

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.com' } }
