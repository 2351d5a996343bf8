import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField, textFieldKinds } from '../../ui/TextField/TextField.tsx'
import { inColumn } from './inColumn.tsx'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  decorators: [inColumn],
  args: { label: 'Name', name: 'name' },
  argTypes: { kind: { control: 'inline-radio', options: textFieldKinds } },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

/** One line of any text. */
export const Plain: Story = {}

/** A code from an invitation, shown in capitals. */
export const Code: Story = {
  args: { kind: 'code', label: 'Offer code', hint: 'It stands on your invitation', defaultValue: 'welcome25' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Offer code' })
    await expect(field).toHaveAttribute('autocapitalize', 'characters')
    await expect(field).toHaveAccessibleDescription('It stands on your invitation')
  },
}

/** What was typed will not do: it stays, and the words say why. */
export const Wrong: Story = {
  args: { kind: 'code', label: 'Offer code', error: 'Please enter your offer code.', defaultValue: 'W' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Offer code' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter your offer code.')
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
