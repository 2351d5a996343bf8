import * as styles from './Chips.css.ts'
import './ledger.css.ts'
import './counter.css.ts'

export type ChipsProps = {
  /** Accessible name of the row: "Cuisine". */
  label: string
  options: readonly { value: string; label: string }[]
  /** The chosen option; null for none. */
  value: string | null
  /** Called with the pressed option; null when the chosen one is pressed again. */
  onChange: (value: string | null) => void
}

/** A filter in one line, which scrolls where it does not fit. One option is chosen, or none. */
export const Chips = ({ label, options, value, onChange }: ChipsProps) => (
  <div role="group" aria-label={label} className={styles.row}>
    {options.map((option) => {
      const isChosen = option.value === value
      return (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={isChosen}
          onClick={() => onChange(isChosen ? null : option.value)}>
          {option.label}
        </button>
      )
    })}
  </div>
)
