import * as styles from '../parts/progress.css.ts'

export type ProgressBarProps = {
  /** The amount done. */
  value: number
  /** The total amount. */
  max: number
  /** Accessible name. */
  label: string
}

/** A progress bar. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className={styles.progress} value={value} max={max} aria-label={label} />
}
