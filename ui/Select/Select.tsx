import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { KeptOnce } from '../Field/inputProps.ts'
import * as field from '../Field/Field.css.ts'
import * as within from '../Field/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Select.css.ts'

export type SelectOption<Value extends string> = {
  /** Identifier. */
  value: Value
  /** What it is called in the list. */
  label: string
  /**
   * To be seen, and not to be chosen now.
   * @default false
   */
  disabled?: boolean
}

export type SelectProps<Value extends string> = FieldMessages & KeptOnce & {
  /** What there is to choose from, in the order it is shown. */
  options: readonly SelectOption<Value>[]
  /**
   * Stands in the field until something is chosen, which is then the empty text; without it the first option is
   * chosen from the start.
   */
  placeholder?: string
  /** The field's name in the form. */
  name?: string
  /** The chosen one, where the owner keeps it; empty while there is none. */
  value?: Value | ''
  /** The one chosen at first, where the form keeps it. */
  defaultValue?: Value | ''
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
  /** Hears of each choice. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => unknown
  /** Called when the field loses the focus. */
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => unknown
  /** Ref to the element, to measure it or to focus it. */
  ref?: Ref<HTMLSelectElement>
}

/** One of a few known things. */
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
