import type { ReactNode } from 'react'
import * as styles from '../parts/hidden.css.ts'

export type VisuallyHiddenProps = {
  /** Whether changes of the text are announced. */
  live?: boolean
  /**
   * A `div` for a heading.
   * @default 'span'
   */
  as?: 'span' | 'div'
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ live = false, as: Element = 'span', children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </Element>
  )
}
