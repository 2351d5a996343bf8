import type { ChangeEvent } from 'react'
import type { FieldMessages } from '../Field/Field.tsx'
import type { InputProps } from '../Field/inputProps.ts'
import { LineField } from '../Field/LineField.tsx'
import { caretAfterFormat, formatUsPhone } from './usPhone.ts'

export type PhoneFieldProps = FieldMessages & InputProps

/** A field for a US phone number, formatted while it is typed (CLM-20). */
export function PhoneField({ value, defaultValue, onChange, ...field }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget
    const caret = caretAfterFormat(element.value, element.selectionStart ?? element.value.length)
    element.value = formatUsPhone(element.value)
    element.setSelectionRange(caret, caret)
    return onChange?.(event)
  }
  return (
    <LineField
      {...field}
      value={value && formatUsPhone(value)}
      defaultValue={defaultValue && formatUsPhone(defaultValue)}
      look="figures"
      // Always left to right: digits read so in every script.
      dir="ltr"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onChange={change}
    />
  )
}
