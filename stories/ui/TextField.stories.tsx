import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField, textFieldKinds } from '../../ui/TextField/TextField.tsx'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { cutOff, errorThatHelps, labelAndHint, labelInside } from './advice/TextField.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  decorators: [inColumn],
  args: { label: 'Name', name: 'name' },
  argTypes: { kind: { control: 'inline-radio', options: textFieldKinds } },
  parameters: usage({
    use: ['For one line of any text'],
    avoid: [
      '`EmailField`, `PhoneField`, `MoneyField`, `DateField` where one of them fits: they bring their keyboard',
      '`TextArea` for several lines',
      '`Select` where the answers are known',
    ],
    do: [
      { text: 'Keep the label visible, and put help into the hint', example: labelAndHint },
      { text: 'Say in the error how to correct it', example: errorThatHelps },
    ],
    dont: [
      { text: 'Put the label into the field', example: labelInside },
      { text: 'Cut off typed text', example: cutOff },
    ],
    anatomy: fieldAnatomy({ Control: { at: 'input', is: 'The line to type in: 44 px or more to press' } }),
  }),
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

/** One line of text. */
export const Plain: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('Ada Lovelace')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace')
  },
}

/** Characters that nobody sees are left out of a pasted text: no field refuses what cannot be seen. */
export const Unseen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('\u200B\u2068Ada\u00A0Love\u00ADlace\u2069')
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada Lovelace')
  },
}

/** A code, shown in capitals. */
export const Code: Story = { args: { kind: 'code', label: 'Offer code', hint: 'It stands on your invitation', defaultValue: 'welcome25' } }

/** With an error: the typed text stays, and the error says why. */
export const Invalid: Story = { args: { kind: 'code', label: 'Offer code', error: 'Enter your offer code.', defaultValue: 'W' } }

/** A long label, hint and error. */
export const LongTexts: Story = {
  args: {
    label: 'The address at which your employer’s benefits department usually writes to you',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein@example.com',
    error: 'Sorry, a valid Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik email address is required to continue.',
    defaultValue: 'a'.repeat(200),
  },
}
