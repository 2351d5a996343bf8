import type { FieldMessages } from '../Field/Field.tsx'
import type { InputProps } from '../Field/inputProps.ts'
import { LineField } from '../Field/LineField.tsx'

export const emailAutoCompletes = ['email', 'username', 'off'] as const

export type EmailFieldProps = FieldMessages &
  InputProps & {
    /** The browser's autofill: the person's own address, the one they sign in with, or nothing for another person's. */
    autoComplete?: (typeof emailAutoCompletes)[number]
  }

/** An email field, with the matching keyboard. */
export function EmailField({ autoComplete = 'email', ...field }: EmailFieldProps) {
  return (
    <LineField
      {...field}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
