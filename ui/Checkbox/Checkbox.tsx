import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { FieldError, type FieldWords, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as styles from './Checkbox.css.ts'

export type CheckboxProps = FieldWords & {
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean | undefined
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
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
        <div className={`${styles.below} ${field.words}`}>
          {hint && (
            <div className={field.hint} id={ids.hint}>
              {hint}
            </div>
          )}
          <FieldError id={ids.error} error={error} />
        </div>
      )}
    </div>
  )
}
