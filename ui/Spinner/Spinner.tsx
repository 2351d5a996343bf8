import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from '../parts/spinner.css.ts'

export const spinnerSizes = ['md', 'lg'] as const

export type SpinnerProps = {
  /** `md` goes with text, `lg` stands alone. */
  size?: (typeof spinnerSizes)[number]
  /** The content that is loading. */
  label: string
  /** Whether the label is visible, or only for screen readers. */
  showLabel?: boolean
}

/** A spinner for work of unknown duration. */
export function Spinner({ size = 'md', label, showLabel = false }: SpinnerProps) {
  return (
    <span role="status" className={styles.label}>
      <span className={`${styles.spinner} ${styles.size[size]}`} />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
