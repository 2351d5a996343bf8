import * as checkbox from '../Checkbox/Checkbox.css.ts'
import * as styles from './Table.css.ts'

type ChooseBoxProps = {
  label: string
  checked: boolean
  /** Some are chosen, and some are not. */
  mixed?: boolean
  onChange: () => void
}

/** A box to tick, whose words are for ears only, with room around it for a finger. */
export function ChooseBox({ label, checked, mixed = false, onChange }: ChooseBoxProps) {
  // There is no attribute for this state.
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed
  }
  return (
    <label className={styles.choose}>
      <input ref={mark} type="checkbox" className={`${checkbox.box} ${styles.box}`} aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}
