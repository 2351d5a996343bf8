import { FieldError, useFieldIds } from '../Field/Field.tsx'
import * as field from '../parts/field.css.ts'
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx'
import { track } from '../parts/track.css.ts'
import * as styles from './Switch.css.ts'

export type SwitchProps = CheckboxProps

/** A switch that takes effect at once. */
export function Switch({ label, hint, error, ...input }: SwitchProps) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <div className={field.field}>
      <label className={styles.row} htmlFor={ids.control}>
        <span className={`${styles.texts} ${field.label}`}>{label}</span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox of the browser exposes its own checked state */}
        <input {...input} {...control} type="checkbox" role="switch" className={track} />
      </label>
      {hint && (
        <div className={`${field.hint} ${styles.hint}`} id={ids.hint}>
          {hint}
        </div>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
