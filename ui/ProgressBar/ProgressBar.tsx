import * as styles from '../parts/progress.css.ts'

export type ProgressBarProps = { value: number; max: number; label: string }

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className={styles.progress} value={value} max={max} aria-label={label} />
}
