import * as styles from './ProgressBar.css.ts'

export type ProgressBarProps = {
  value: number
  max: number
  /** What is progressing. */
  label: string
}

/** How far something has come. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className={styles.progress} value={value} max={max} aria-label={label} />
}
