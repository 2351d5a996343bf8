import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField, textFieldKinds } from '../../ui/TextField/TextField.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Name', name: 'name' },
  argTypes: { kind: { control: 'inline-radio', options: textFieldKinds } },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

/** One line of any text. */
export const Plain: Story = {}

/** An e-mail address: its keyboard, and nothing corrected. */
export const Email: Story = {
  args: { kind: 'email', label: 'Email', hint: 'The one your employer knows', defaultValue: 'ada@example.com' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAttribute('inputmode', 'email')
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await expect(field).toHaveAccessibleDescription('The one your employer knows')
  },
}

/** A code from an invitation, shown in capitals. */
export const Code: Story = { args: { kind: 'code', label: 'Offer code', defaultValue: 'welcome25' } }

/** What was typed will not do: it stays, and the words say why. */
export const Wrong: Story = {
  args: { kind: 'email', label: 'Email', error: 'Please enter a valid email address.', defaultValue: 'ada@' },
  parameters: { ...spec('CLM-21') },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.')
  },
}

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada Lovelace' } }

/** A label, a hint and a message that are far too long. */
export const LongWords: Story = {
  args: {
    label: 'The address at which your employer’s benefits department usually writes to you',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein@example.com',
    error: 'Sorry, a valid Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik email address is required to continue.',
    defaultValue: 'a'.repeat(200),
  },
}
