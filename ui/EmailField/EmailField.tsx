import { Field, type FieldWords, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'
import type { InputProps } from '../Field/inputProps.ts'

export const emailAutoCompletes = ['email', 'username', 'off'] as const

export type EmailFieldProps = FieldWords &
  InputProps & {
    /**
     * What the browser offers to fill in: the person's own address, the one they sign in with, or nothing, where it is
     * somebody else's.
     * @default 'email'
     */
    autoComplete?: (typeof emailAutoCompletes)[number]
  }

/** An e-mail address, on the keyboard for one. */
export function EmailField({ label, hint, error, autoComplete = 'email', ...input }: EmailFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <input
        {...input}
        {...control}
        className={styles.input}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  )
}
