import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { ControlProps, ValueOrDefault } from '../Field/inputProps.ts'
import * as field from '../parts/field.css.ts'
import * as within from '../parts/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Select.css.ts'

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

export type SelectProps<Value extends string> = FieldMessages &
  ValueOrDefault &
  ControlProps<HTMLSelectElement> & {
    options: readonly SelectOption<Value>[]
    /** Shown until something is chosen; the value is then empty. Without it the first option is chosen at first. */
    placeholder?: string
    /** The chosen value, when controlled; empty for none. */
    value?: Value | ''
    defaultValue?: Value | ''
  }

/** A select for one of a few options. */
export function Select<Value extends string>({ label, hint, error, options, placeholder, ...select }: SelectProps<Value>) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <div className={within.frame}>
        <select {...select} {...control} className={`${field.input} ${within.roomAtEnd} ${styles.select}`}>
          {placeholder && (
            <option value="" data-placeholder>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <span className={within.iconAtEnd}>
          <Icon name="down" />
        </span>
      </div>
    </Field>
  )
}
