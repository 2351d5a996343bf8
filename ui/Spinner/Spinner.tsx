import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export const spinnerSizes = ['md', 'lg'] as const

export type SpinnerProps = {
  size?: (typeof spinnerSizes)[number]
  /** What is awaited. */
  label: string
  /** Whether the label is seen, or only heard. */
  showLabel?: boolean
}

/** Something is under way and its end is not known. */
export function Spinner({ size = 'md', label, showLabel = false }: SpinnerProps) {
  return (
    <span role="status" className={styles.label}>
      <span className={`${styles.spinner} ${styles.size[size]}`} />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
