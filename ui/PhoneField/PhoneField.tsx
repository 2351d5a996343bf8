import type { ChangeEvent } from 'react'
import type { FieldMessages } from '../Field/Field.tsx'
import type { InputProps } from '../Field/inputProps.ts'
import { LineField } from '../Field/LineField.tsx'
import { caretAfterFormat, type PhoneFormat } from './phoneFormat.ts'
import { usPhone } from './usPhone.ts'

export const phoneAutoCompletes = ['tel', 'off'] as const

export type PhoneFieldProps = FieldMessages &
  InputProps & {
    /** Numbers of which country: `usPhone` or `nzPhone`. */
    phoneFormat?: PhoneFormat
    /** The number that is asked for: the person's own, or another's, which the browser does not know. */
    autoComplete: (typeof phoneAutoCompletes)[number]
  }

/** A field for a phone number, formatted while it is typed. */
export function PhoneField({ value, defaultValue, onChange, phoneFormat = usPhone, ...field }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget
    const caret = caretAfterFormat(element.value, element.selectionStart ?? element.value.length, phoneFormat)
    element.value = phoneFormat.format(element.value)
    element.setSelectionRange(caret, caret)
    return onChange?.(event)
  }
  return (
    <LineField
      {...field}
      value={value && phoneFormat.format(value)}
      defaultValue={defaultValue && phoneFormat.format(defaultValue)}
      look="figures"
      // Always left to right: digits read so in every script.
      dir="ltr"
      type="tel"
      inputMode="tel"
      onChange={change}
    />
  )
}
