import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { FieldError, FieldHint, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as field from '../parts/field.css.ts'
import * as styles from '../parts/checkbox.css.ts'

/** Controlled by the owner, or uncontrolled with a first value; never both. */
type CheckedOnce = { checked?: never } | { defaultChecked?: never }

export type CheckboxProps = FieldMessages &
  CheckedOnce & {
    /** The field's name in the form. */
    name?: string
    /** Whether it is checked, when controlled. */
    checked?: boolean
    /** Whether it is checked at first, when uncontrolled. */
    defaultChecked?: boolean
    /**
     * Cannot be changed now.
     * @default false
     */
    disabled?: boolean | undefined
    /** Called on each change. */
    onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
    /** Called when the field loses the focus. */
    onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
    /** Ref to the element, to measure it or to focus it. */
    ref?: Ref<HTMLInputElement>
  }

/** A checkbox. */
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
