import * as styles from './ProgressBar.css.ts'

export type ProgressBarProps = {
  /** How much of it is done. */
  value: number
  /** How much there is to do. */
  max: number
  /** What is progressing. */
  label: string
}

/** How far something has come. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className={styles.progress} value={value} max={max} aria-label={label} />
}
