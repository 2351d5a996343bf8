import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export const spinnerSizes = ['md', 'lg'] as const

export type SpinnerProps = {
  /**
   * `md` goes with text, `lg` stands alone.
   * @default 'md'
   */
  size?: (typeof spinnerSizes)[number]
  /** What is awaited. */
  label: string
  /**
   * Whether the label is seen, or only heard.
   * @default false
   */
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
