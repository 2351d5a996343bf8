import * as checkbox from '../parts/checkbox.css.ts'
import * as styles from './TableRow.css.ts'

type ChooseBoxProps = {
  label: string
  checked: boolean
  /** Some rows are chosen, and some are not. */
  mixed?: boolean
  onChange: () => void
}

/** A checkbox with a label for screen readers only, and a full touch target. */
export function ChooseBox({ label, checked, mixed = false, onChange }: ChooseBoxProps) {
  // HTML has no attribute for this state.
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed
  }
  return (
    <label className={styles.choose}>
      <input
        ref={mark}
        type="checkbox"
        className={`${checkbox.box} ${styles.box}`}
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  )
}
