import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import * as checkbox from '../parts/checkbox.css.ts'
import * as styles from './CheckTiles.css.ts'

export type CheckTile = {
  value: string
  /** Label: "2 × Grilled octopus". */
  title: string
  /** A sum at the end of the tile: "$44.00". */
  trail?: string
  /** A second line: why it cannot be chosen. */
  detail?: string
  disabled?: boolean
}

export type CheckTilesProps = FieldMessages & {
  options: readonly CheckTile[]
  /** The chosen values. */
  value: readonly string[]
  /** The name by which a form finds the group, to focus it. */
  name?: string
  disabled?: boolean
  /** Called with all that is chosen after the press, in the order of the options. */
  onChange: (value: readonly string[]) => unknown
}

/** Checkboxes as tiles: any number of things with a price. */
export function CheckTiles({ label, hint, error, name, options, value, disabled, onChange }: CheckTilesProps) {
  const { ids } = useFieldIds({ hint, error })
  const toggled = (pressed: string) =>
    options.map((option) => option.value).filter((each) => (each === pressed ? !value.includes(each) : value.includes(each)))
  return (
    <FieldGroup label={label} hint={hint} error={error} ids={ids} name={name} disabled={disabled}>
      <div className={styles.tiles}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="checkbox"
              className={checkbox.box}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              aria-describedby={option.detail && `${ids.control}-${index}-detail`}
              aria-labelledby={`${ids.control}-${index}`}
              onChange={() => onChange(toggled(option.value))}
            />
            <span className={styles.texts}>
              <span className={styles.title} id={`${ids.control}-${index}`}>
                <span className={styles.name}>{option.title}</span> {option.trail && <span className={styles.trail}>{option.trail}</span>}
              </span>
              {option.detail && (
                <span className={styles.detail} id={`${ids.control}-${index}-detail`}>
                  {option.detail}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
