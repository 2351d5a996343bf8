import type { ReactNode } from 'react'
import * as styles from '../parts/hidden.css.ts'

export type VisuallyHiddenProps = {
  /** Whether changes of the text are announced. */
  live?: boolean
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ live = false, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
