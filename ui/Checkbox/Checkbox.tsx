import { FieldError, FieldHint, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { ControlProps } from '../Field/inputProps.ts'
import * as field from '../parts/field.css.ts'
import * as styles from '../parts/checkbox.css.ts'

/** Controlled by the owner, or uncontrolled with a first value; never both. */
type CheckedOnce = { checked?: never } | { defaultChecked?: never }

export type CheckboxProps = FieldMessages & CheckedOnce & ControlProps<HTMLInputElement> & { checked?: boolean; defaultChecked?: boolean }

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
