import type { InputHTMLAttributes } from 'react'
import { Field, type FieldWords, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'
import type { InputProps } from '../Field/inputProps.ts'

export const textFieldKinds = ['text', 'email', 'code'] as const
type Kind = (typeof textFieldKinds)[number]

export type TextFieldProps = FieldWords &
  InputProps & {
    /** What is typed; decides the keyboard. */
    kind?: Kind
    autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
    maxLength?: number | undefined
  }

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

const keyboards: Record<Kind, InputHTMLAttributes<HTMLInputElement>> = {
  text: { type: 'text' },
  email: { ...asTyped, type: 'email', inputMode: 'email' },
  code: { ...asTyped, type: 'text', autoCapitalize: 'characters' },
}

/** One line of text. */
export function TextField({ label, hint, error, kind = 'text', autoComplete, ...input }: TextFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <input
        {...input}
        {...control}
        {...keyboards[kind]}
        className={kind === 'code' ? `${styles.input} ${styles.code}` : styles.input}
        autoComplete={autoComplete ?? (kind === 'email' ? 'email' : 'off')}
        enterKeyHint="go"
      />
    </Field>
  )
}
