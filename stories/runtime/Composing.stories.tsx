import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { followComposing } from '../../apps/runtime/start/composing.ts'
import { AmountField } from '../../ui/AmountField/AmountField.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { DateField } from '../../ui/DateField/DateField.tsx'
import { MoneyField } from '../../ui/MoneyField/MoneyField.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { withoutPicture } from '../withoutPicture.ts'

function Phone() {
  return <PhoneField label="Field" autoComplete="tel" />
}
function Money() {
  const [value, onChange] = useState<number | null>(null)
  return <MoneyField currency="USD" label="Field" value={value} onChange={onChange} />
}
function Day() {
  const [value, onChange] = useState<string | null>(null)
  return <DateField label="Field" value={value} onChange={onChange} />
}
function Code() {
  const [value, onChange] = useState('')
  return <CodeField label="Field" length={6} value={value} onChange={onChange} onComplete={() => undefined} />
}
function Amount() {
  const [value, onChange] = useState('')
  return <AmountField label="Field" value={value} onChange={onChange} />
}

const meta = {
  title: 'Checks/Input methods',
  tags: ['check'],
  component: Phone,
  beforeEach: () => followComposing(document),
  parameters: withoutPicture('Fields that look as in their own stories'),
} satisfies Meta<typeof Phone>
export default meta

type Story = StoryObj<typeof meta>

/** An input method writes a number into the empty field, the whole text anew at each key, in digits of full width. */
const composes = (Field: ComponentType, digits: string, ends: string): Story => ({
  render: () => <Field />,
  async play({ canvas }) {
    const input = canvas.getByRole('textbox', { name: 'Field' })
    const wide = digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff_10))
    input.focus()
    await fireEvent.compositionStart(input)
    for (let count = 1; count <= wide.length; count += 1) {
      const text = wide.slice(0, count)
      await fireEvent.input(input, { target: { value: text }, isComposing: true })
      // A text that changed under the input method would be written once more.
      await expect(input).toHaveValue(text)
    }
    await fireEvent.compositionEnd(input, { data: wide })
    await expect(input).toHaveValue(ends)
  },
})

export const PhoneNumber = composes(Phone, '5551234567', '+1 555-123-4567')
export const Sum = composes(Money, '6465', '$64.65')
export const CalendarDay = composes(Day, '11202026', '11/20/2026')
export const OneTimeCode = composes(Code, '482913', '482913')
export const TypedAmount = composes(Amount, '75', '75')

/** A keyboard of Arabic digits composes nothing: each digit is written where the caret is. */
export const ArabicDigits: Story = {
  render: () => <Money />,
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox', { name: 'Field' })
    input.focus()
    await userEvent.keyboard('٦٤٥')
    await expect(input).toHaveValue('$6.45')
  },
}
