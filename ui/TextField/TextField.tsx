import type { InputHTMLAttributes } from 'react'
import { Field, type FieldWords, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'
import type { InputProps } from '../Field/inputProps.ts'

export const textFieldKinds = ['text', 'code'] as const
type Kind = (typeof textFieldKinds)[number]

export type TextFieldProps = FieldWords &
  InputProps & {
    /**
     * What is typed; decides the keyboard.
     * @default 'text'
     */
    kind?: Kind
    /**
     * What the browser may offer to fill in.
     * @default 'off'
     */
    autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
    /** Most characters that the field takes. */
    maxLength?: number | undefined
  }

const keyboards: Record<Kind, InputHTMLAttributes<HTMLInputElement>> = {
  text: {},
  code: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
}

/** One line of text. */
export function TextField({ label, hint, error, kind = 'text', autoComplete = 'off', ...input }: TextFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <input
        {...input}
        {...control}
        {...keyboards[kind]}
        type="text"
        className={kind === 'code' ? `${styles.input} ${styles.code}` : styles.input}
        autoComplete={autoComplete}
      />
    </Field>
  )
}
