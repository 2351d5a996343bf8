import type { ChangeEvent } from 'react'
import { Field, type FieldWords, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'
import type { InputProps } from '../Field/inputProps.ts'
import { caretAfterFormat, formatUsPhone } from './usPhone.ts'

export type PhoneFieldProps = FieldWords & InputProps

/** A US phone number, put into shape while it is typed (CLM-20). */
export function PhoneField({ label, hint, error, value, defaultValue, onChange, ...input }: PhoneFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget
    const caret = caretAfterFormat(element.value, element.selectionStart ?? element.value.length)
    element.value = formatUsPhone(element.value)
    element.setSelectionRange(caret, caret)
    return onChange?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <input
        {...input}
        {...control}
        {...(value === undefined ? {} : { value: formatUsPhone(value) })}
        {...(defaultValue === undefined ? {} : { defaultValue: formatUsPhone(defaultValue) })}
        className={`${styles.input} ${styles.figures}`}
        // Kept left to right: a number reads so in every script.
        dir="ltr"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onChange={change}
      />
    </Field>
  )
}
