import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
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
  /** Drawn as one bar that is cut after the chosen option, which contains those before it: the shares of a bill. */
  isBar?: boolean
  /** The sum that is chosen, at the label's end. */
  sum?: string | undefined
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

/** The button that a key of a row of buttons leads to; null for another key. */
function nextButton({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  if (key === 'Home' || key === 'End') return buttons.at(key === 'Home' ? 0 : -1) ?? null
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl' && /Left|Right/.test(key)
  const step = /^Arrow(Right|Down)$/.test(key) ? 1 : /^Arrow(Left|Up)$/.test(key) ? -1 : 0
  const from = buttons.findIndex((button) => button === target)
  return step === 0 ? null : (buttons[(from + (isMirrored ? -step : step) + buttons.length) % buttons.length] ?? null)
}

/**
 * A few preset values as buttons, and a field for another value. The row is one stop of the Tab key, at the chosen button; arrow keys
 * lead along it. Plain buttons: a guest's bill shows them first, and the library with a group of toggles weighs 12 kB.
 */
export function ToggleGroup<Value extends string | number>(props: ToggleGroupProps<Value>) {
  const { label, hint, error, options, name, clearable = false, isBar = false, sum, disabled = false, value, custom } = props
  const { ids } = useFieldIds({ hint, error })
  const [focused, setFocused] = useState<Value | 'custom' | null>(null)
  const ownField = useRef<HTMLDivElement>(null)
  const pressedCustom = useRef(false)
  useLayoutEffect(() => {
    if (!pressedCustom.current || value !== 'custom') return
    pressedCustom.current = false
    ownField.current?.querySelector('input')?.focus()
  }, [value])

  const press = (pressed: Value | 'custom') => {
    if (pressed === value) return clearable ? props.onChange(null) : undefined
    if (props.custom) {
      pressedCustom.current = pressed === 'custom'
      return props.onChange(pressed)
    }
    return pressed === 'custom' ? undefined : props.onChange(pressed)
  }
  const buttons: readonly ToggleOption<Value | 'custom'>[] = [
    ...options,
    ...(custom ? [{ value: 'custom', label: custom.label } as const] : []),
  ]
  const enabled = buttons.filter((button) => !button.disabled).map((button) => button.value)
  const isShort = buttons.length === 6 && buttons.every((button) => button.label.length <= 6 && (button.detail ?? '').length <= 6)
  const chosen = buttons.findIndex((button) => button.value === value)
  const stop = [focused, value].find((each) => each !== null && enabled.includes(each)) ?? enabled[0]
  return (
    <FieldGroup label={label} hint={hint} error={error} ids={ids} name={name} disabled={disabled} sum={sum}>
      <div
        className={isBar ? styles.bar : styles.toggles}
        data-short={isShort || undefined}
        role="presentation"
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFocused(null)}
        onKeyDown={(event) => {
          const next = event.altKey || event.ctrlKey || event.metaKey ? null : nextButton(event)
          if (!next) return
          event.preventDefault()
          next.focus()
        }}>
        {buttons.map((button, index) => (
          <button
            key={button.value}
            type="button"
            className={styles.toggle}
            aria-pressed={button.value === value}
            data-part={(isBar && index <= chosen) || undefined}
            disabled={disabled || button.disabled}
            tabIndex={button.value === stop ? 0 : -1}
            onFocus={() => setFocused(button.value)}
            onClick={() => press(button.value)}>
            <span>{button.label}</span>
            {button.detail && <span className={styles.detail}>{button.detail}</span>}
          </button>
        ))}
      </div>
      {custom && value === 'custom' && (
        <div ref={ownField} className={styles.custom}>
          {custom.field}
        </div>
      )}
    </FieldGroup>
  )
}
