import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup as Group } from '@base-ui/react/toggle-group'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useDirection } from '../useDirection.ts'
import * as styles from './ToggleGroup.css.ts'

export type ToggleOption<Value extends string | number> = {
  value: Value
  /** Label: "20%". */
  label: string
  /** A second, smaller line: "$4.20". */
  detail?: string
  disabled?: boolean
}

type Common<Value extends string | number> = FieldMessages & {
  /** The presets, in display order. */
  options: readonly ToggleOption<Value>[]
  /** The name by which a form finds the group, to focus it. */
  name?: string
  /** Whether pressing the chosen option again deselects it. */
  clearable?: boolean
  disabled?: boolean | undefined
}

type Presets<Value extends string | number> = {
  custom?: never
  /** The chosen option; null for none. */
  value: Value | null
  /** Called with the pressed option; null when deselected. */
  onChange: (value: Value | null) => unknown
}

type PresetsAndCustom<Value extends string | number> = {
  /** `'custom'` is reserved for the last button. */
  options: readonly { value: Exclude<Value, 'custom'> }[]
  /** A last button that opens a field for another value. */
  custom: {
    /** Label: "Other". */
    label: string
    /** The field, shown while `value` is `'custom'`; it takes the focus when the button is pressed. */
    field: ReactNode
  }
  /** The chosen option, `'custom'` for the field; null for none. */
  value: Value | 'custom' | null
  /** Called with the pressed option; null when deselected. */
  onChange: (value: Value | 'custom' | null) => unknown
}

export type ToggleGroupProps<Value extends string | number> = Common<Value> & (Presets<Value> | PresetsAndCustom<Value>)

/** A few preset values as buttons, and a field for another value. */
export function ToggleGroup<Value extends string | number>(props: ToggleGroupProps<Value>) {
  const { label, hint, error, options, name, clearable = false, disabled = false, value, custom } = props
  const { ids } = useFieldIds({ hint, error })
  const direction = useDirection()
  const ownField = useRef<HTMLDivElement>(null)
  const pressedCustom = useRef(false)
  useEffect(() => {
    if (!pressedCustom.current || value !== 'custom') return
    pressedCustom.current = false
    ownField.current?.querySelector('input')?.focus()
  }, [value])

  // The keyboard comes in at the chosen option. Base UI would begin at the first one.
  const enter = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    if (target.matches(':focus-visible')) currentTarget.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }
  const press = ([pressed]: string[]) => {
    if (pressed === undefined) return clearable ? props.onChange(null) : undefined
    if (props.custom && pressed === 'custom') {
      pressedCustom.current = true
      return props.onChange('custom')
    }
    const chosen = options.find((option) => String(option.value) === pressed)
    return chosen && props.onChange(chosen.value)
  }
  return (
    <FieldGroup label={label} hint={hint} error={error} ids={ids} name={name} disabled={disabled}>
      <DirectionProvider direction={direction}>
        <Group
          // The fieldset is the group and has its accessible name.
          role="presentation"
          className={styles.toggles}
          value={value === null ? [] : [String(value)]}
          onValueChange={press}
          onFocus={enter}
          disabled={disabled}>
          {options.map((option) => (
            <Toggle key={option.value} className={styles.toggle} value={String(option.value)} disabled={option.disabled ?? false}>
              <span>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </Toggle>
          ))}
          {custom && (
            <Toggle className={styles.toggle} value="custom">
              {custom.label}
            </Toggle>
          )}
        </Group>
      </DirectionProvider>
      {custom && value === 'custom' && (
        <div ref={ownField} className={styles.custom}>
          {custom.field}
        </div>
      )}
    </FieldGroup>
  )
}
