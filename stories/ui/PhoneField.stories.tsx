import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/PhoneField',
  component: PhoneField,
  decorators: [inColumn],
  args: { label: 'Mobile number', autoComplete: 'tel', name: 'phone', onChange: fn() },
  parameters: {
    ...spec('CLM-20'),
    ...usage({
      use: ['For a mobile number in the United States, or in New Zealand by `phoneFormat`'],
      avoid: ['`TextField` where numbers of many countries are usual', '`CodeField` for the code that is sent to it'],
      do: ['Say in the hint what it is needed for'],
      dont: ['Ask for a format: the field formats the number'],
      anatomy: fieldAnatomy({ Control: { at: 'input', is: 'Formats the number as it is typed' } }),
    }),
  },
} satisfies Meta<typeof PhoneField>
export default meta

type Story = StoryObj<typeof meta>

const field = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) => {
  const element = canvas.getByRole('textbox')
  if (!(element instanceof HTMLInputElement)) throw new Error('The phone field is not an input.')
  return element
}

/** Digits are formatted while they are typed. */
export const Typing: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.type(field(canvas), '5551234567')
    await expect(args.onChange).toHaveBeenCalledTimes(10)
    await expect(field(canvas)).toHaveValue('+1 555-123-4567')
    await expect(field(canvas).value).toHaveLength(15)
    await userEvent.keyboard('8')
    await expect(field(canvas)).toHaveValue('+1 555-123-45678')
    await userEvent.keyboard('{Backspace}')
    await expect(field(canvas)).toHaveValue('+1 555-123-4567')
  },
}

/** A digit in the middle is edited: the caret stays. */
export const Mending: Story = {
  args: { defaultValue: '15551234567' },
  async play({ args, canvas, userEvent }) {
    const input = field(canvas)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowLeft>5/}{Backspace}9')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(input).toHaveValue('+1 555-129-4567')
    await expect(input.selectionStart).toBe('+1 555-129'.length)
  },
}

/** Too short. */
export const Invalid: Story = { args: { defaultValue: '1555123', error: 'Please enter a valid phone number.' } }
