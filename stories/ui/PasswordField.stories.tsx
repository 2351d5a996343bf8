import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  decorators: [inColumn],
  args: { label: 'Password', name: 'password', defaultValue: 'correct horse' },
  parameters: usage({
    use: ['For a password, known or new'],
    avoid: ['`CodeField` for a one-time code', '`TextField` for all that may be seen'],
    do: ['Set `new-password` for a new one, and put the rules into the hint', 'Keep it filled after a refusal'],
    dont: ['Ask for it twice: it can be shown', 'Prevent pasting'],
  }),
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

/** Hidden until the visitor shows it. */
export const Hidden: Story = {
  async play({ canvas, step, userEvent }) {
    const field = canvas.getByLabelText('Password', { selector: 'input' })
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(field).toHaveAttribute('type', 'password')
    await step('show', async () => {
      await userEvent.click(toggle)
      await expect(field).toHaveAttribute('type', 'text')
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await expect(field).toHaveValue('correct horse')
    })
    await step('hide, by keyboard', async () => {
      await userEvent.click(field)
      await userEvent.tab()
      await expect(toggle).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(field).toHaveAttribute('type', 'password')
    })
  },
}

/** The server refused it: it stays, with the reason. */
export const Invalid: Story = { args: { error: 'Invalid email or password.' }, parameters: { ...spec('CLM-24') } }

/** A new password, which a password manager may generate. */
export const New: Story = { args: { autoComplete: 'new-password', hint: 'At least 8 characters', defaultValue: '' } }
