import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { KeptOnce } from '../Field/inputProps.ts'
import * as field from '../parts/field.css.ts'
import * as within from '../parts/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Select.css.ts'

export type SelectOption<Value extends string> = {
  /** Identifier. */
  value: Value
  /** Its label. */
  label: string
  /**
   * Visible, but cannot be chosen now.
   * @default false
   */
  disabled?: boolean
}

export type SelectProps<Value extends string> = FieldMessages &
  KeptOnce & {
    /** The options, in display order. */
    options: readonly SelectOption<Value>[]
    /**
     * Shown until something is chosen; the value is then empty. Without it the first option is
     * chosen at first.
     */
    placeholder?: string
    /** The field's name in the form. */
    name?: string
    /** The chosen value, when controlled; empty for none. */
    value?: Value | ''
    /** The first value, when uncontrolled. */
    defaultValue?: Value | ''
    /**
     * Cannot be changed now.
     * @default false
     */
    disabled?: boolean | undefined
    /** Called on each choice. */
    onChange?: (event: ChangeEvent<HTMLSelectElement>) => unknown
    /** Called when the field loses the focus. */
    onBlur?: (event: FocusEvent<HTMLSelectElement>) => unknown
    /** Ref to the element, to measure it or to focus it. */
    ref?: Ref<HTMLSelectElement>
  }

/** A select for one of a few options. */
export function Select<Value extends string>({ label, hint, error, options, placeholder, ...select }: SelectProps<Value>) {
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <div className={within.frame}>
        <select {...select} {...control} className={`${field.input} ${within.roomAtEnd} ${styles.select}`}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <span className={within.signAtEnd}>
          <Icon name="down" />
        </span>
      </div>
    </Field>
  )
}
