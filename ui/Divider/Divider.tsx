import * as styles from './Divider.css.ts'

export type DividerProps = {
  /** A word in the middle of the line, such as "or". */
  label?: string
}

/** A line between two parts. */
export function Divider({ label }: DividerProps) {
  return label ? <div className={styles.labelled}>{label}</div> : <hr className={styles.divider} />
}
