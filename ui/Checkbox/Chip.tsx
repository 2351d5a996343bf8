import type { ReactNode } from 'react'
import * as styles from './Chip.css.ts'

export type ChipProps = { label: ReactNode; checked: boolean; onChange: () => void }

/** A checkbox as a chip: one of many short words, side by side. */
export const Chip = ({ label, checked, onChange }: ChipProps) => (
  <label className={styles.chip}>
    <input type="checkbox" className={styles.box} checked={checked} onChange={onChange} />
    <span>{label}</span>
  </label>
)
