import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { FieldError, FieldHint, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as styles from './Checkbox.css.ts'

/** Kept by the owner, or by the form from the first value on; never both. */
type CheckedOnce = { checked?: never } | { defaultChecked?: never }

export type CheckboxProps = FieldMessages & CheckedOnce & {
  /** By which the form knows the field. */
  name?: string
  /** Whether it is chosen, where its owner keeps that. */
  checked?: boolean
  /** Whether it is chosen at first, where the form keeps it. */
  defaultChecked?: boolean
  /**
   * Not to be changed now.
   * @default false
   */
  disabled?: boolean | undefined
  /** Hears of each change. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  /** The person has left the field. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
  /** For who must measure it or bring the focus to it. */
  ref?: Ref<HTMLInputElement>
}

/** A yes or no that is the person's own. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <div>
      <label className={styles.row} htmlFor={ids.control}>
        <input {...input} {...control} type="checkbox" className={styles.box} />
        <span className={styles.label}>{label}</span>
      </label>
      {(hint || error) && (
        <div className={`${styles.below} ${field.texts}`}>
          <FieldHint id={ids.hint} hint={hint} />
          <FieldError id={ids.error} error={error} />
        </div>
      )}
    </div>
  )
}
