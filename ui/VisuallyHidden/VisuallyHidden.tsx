import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = {
  /**
   * Whether a change of the text is read out.
   * @default false
   */
  live?: boolean
  /** What is heard. */
  children: ReactNode
}

/** Text for ears only. */
export function VisuallyHidden({ live = false, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
