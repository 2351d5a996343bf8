import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldMessages, useFieldIds } from './Field.tsx'
import * as styles from '../parts/field.css.ts'
import { takeAsSeen } from '../text/plainText.ts'

export type LineFieldProps = FieldMessages &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | keyof ReturnType<typeof useFieldIds>['control']> & {
    /** Class name for a special look of the typed text. */
    look?: 'code' | 'figures' | 'sum' | 'search'
    ref?: Ref<HTMLInputElement>
  }

const looks = { code: styles.code, figures: styles.figures, sum: styles.sum, search: styles.search }

/** The base of single-line fields: text, email, phone and amounts. */
export function LineField({ label, hint, error, look, onChange, ...input }: LineFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    takeAsSeen(event.currentTarget, event.nativeEvent)
    return onChange?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <input {...input} {...control} className={look ? `${styles.input} ${looks[look]}` : styles.input} onChange={change} />
    </Field>
  )
}
