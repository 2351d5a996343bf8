import type { FieldMessages } from '../Field/Field.tsx'
import type { InputProps } from '../Field/inputProps.ts'
import { LineField } from '../Field/LineField.tsx'

export const emailAutoCompletes = ['email', 'username', 'off'] as const

export type EmailFieldProps = FieldMessages &
  InputProps & {
    /** The address that is asked for: the person's own, the one they sign in with, or another's, which the browser does not know. */
    autoComplete: (typeof emailAutoCompletes)[number]
  }

/** An email field, with the matching keyboard. */
export function EmailField({ autoComplete, ...field }: EmailFieldProps) {
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
