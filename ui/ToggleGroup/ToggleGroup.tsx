import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup as Group } from '@base-ui/react/toggle-group'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useDirection } from '../useDirection.ts'
import * as styles from './ToggleGroup.css.ts'

export type ToggleOption<Value extends string | number> = {
  /** Identifier. */
  value: Value
  /** What is on the button: "20%". */
  label: string
  /** A second, smaller line: "$4.20". */
  detail?: string
  /**
   * To be seen, and not to be chosen now.
   * @default false
   */
  disabled?: boolean
}

type Common<Value extends string | number> = FieldMessages & {
  /** The presets, in the order they are shown. */
  options: readonly ToggleOption<Value>[]
  /** By which a form finds the group, to bring the focus to it. */
  name?: string
  /**
   * Whether pressing the chosen one again leaves none chosen.
   * @default false
   */
  clearable?: boolean
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
}

type Presets<Value extends string | number> = {
  custom?: never
  /** The chosen option; null for none. */
  value: Value | null
  /** Hears which one was pressed; null where the chosen one was given up. */
  onChange: (value: Value | null) => unknown
}

type PresetsAndCustom<Value extends string | number> = {
  /** `'custom'` is the last button's own. */
  options: readonly { value: Exclude<Value, 'custom'> }[]
  /** A last button, which opens a field for a value of one's own. */
  custom: {
    /** What is on the button: "Other". */
    label: string
    /** The field, shown while `value` is `'custom'`; it takes the focus when its button is pressed. */
    field: ReactNode
  }
  /** The chosen one, `'custom'` for one's own; null while there is none. */
  value: Value | 'custom' | null
  /** Hears which one was pressed; null where the chosen one was given up. */
  onChange: (value: Value | 'custom' | null) => unknown
}

export type ToggleGroupProps<Value extends string | number> = Common<Value> & (Presets<Value> | PresetsAndCustom<Value>)

/** A few short values to press, and room for one's own. */
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
          // The fieldset is the group, and has the name.
          role="presentation"
          className={styles.toggles}
          value={value === null ? [] : [String(value)]}
          onValueChange={press}
          disabled={disabled}
        >
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
