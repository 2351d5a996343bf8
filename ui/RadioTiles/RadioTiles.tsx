import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { KeptOnce } from '../Field/inputProps.ts'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import * as styles from './RadioTiles.css.ts'

export type RadioTile<Value extends string> = {
  /** Identifier. */
  value: Value
  /** What is chosen: "Pay $50, get $60". */
  title: string
  /** A second line: what it means, or why it cannot be chosen. */
  detail?: string
  /** What it gains: "+20%". */
  badge?: string
  /**
   * To be seen, and not to be chosen now.
   * @default false
   */
  disabled?: boolean
}

export type RadioTilesProps<Value extends string> = FieldMessages & KeptOnce & {
  /** What there is to choose from, in the order it is shown. */
  options: readonly RadioTile<Value>[]
  /** By which the form knows the choice; what belongs to one name excludes each other. */
  name: string
  /** The chosen one, where the owner keeps it; empty while there is none. */
  value?: Value | ''
  /** The one chosen at first, where the form keeps it. */
  defaultValue?: Value
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether an error is read out when it appears: for one that comes without the focus moving to the group.
   * @default false
   */
  live?: boolean
  /** Hears of each choice. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  /** The person has left the group. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
  /** Given each of the radios. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few offers, each on a tile that says what it is. */
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
        {options.map((option, place) => (
          <label key={option.value} className={styles.tile}>
            <input
              {...radio}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={styles.mark}
              aria-labelledby={`${ids.control}-${place}`}
              aria-describedby={option.detail && `${ids.control}-${place}-detail`}
            />
            <span className={styles.texts}>
              <span className={styles.title} id={`${ids.control}-${place}`}>
                {option.title}
              </span>
              {option.detail && (
                <span className={styles.detail} id={`${ids.control}-${place}-detail`}>
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
