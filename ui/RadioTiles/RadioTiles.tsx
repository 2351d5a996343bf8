import { Badge } from '../Badge/Badge.tsx'
import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { ControlProps, ValueOrDefault } from '../Field/inputProps.ts'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import * as styles from './RadioTiles.css.ts'

export type RadioTile<Value extends string> = {
  value: Value
  /** Label: "Pay $50, get $60". */
  title: string
  /** A second line: details, or why it cannot be chosen. */
  detail?: string
  /** Badge: "+20%". */
  badge?: string
  disabled?: boolean
}

export type RadioTilesProps<Value extends string> = FieldMessages &
  ValueOrDefault &
  ControlProps<HTMLInputElement> & {
    options: readonly RadioTile<Value>[]
    /** The field's name in the form; radios with the same name exclude each other. */
    name: string
    /** The chosen value, when controlled; empty for none. */
    value?: Value | ''
    defaultValue?: Value
    /** Whether screen readers announce the error: for one that appears without the focus moving to the group. */
    live?: boolean
  }

/** Radio buttons as tiles. */
export function RadioTiles<Value extends string>({
  label,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  disabled,
  live = false,
  ...radio
}: RadioTilesProps<Value>) {
  const { ids } = useFieldIds({ hint, error })
  return (
    <FieldGroup role="radiogroup" label={label} hint={hint} error={error} ids={ids} disabled={disabled} live={live}>
      <div className={styles.tiles}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.tile}>
            <input
              {...radio}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={styles.mark}
              aria-labelledby={`${ids.control}-${index}`}
              aria-describedby={option.detail && `${ids.control}-${index}-detail`}
            />
            <span className={styles.texts}>
              <span className={styles.title} id={`${ids.control}-${index}`}>
                {option.title}
              </span>
              {option.detail && (
                <span className={styles.detail} id={`${ids.control}-${index}-detail`}>
                  {option.detail}
                </span>
              )}
            </span>
            {option.badge && (
              <Badge tone="bright">
                <span dir="ltr">{option.badge}</span>
              </Badge>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
