import type { ReactNode } from 'react'
import * as styles from './StickyFooter.css.ts'

export type StickyFooterProps = {
  /** Text beside the action: a total, a number of chosen rows. */
  aside?: ReactNode
  /** The one main action: a wide button. */
  children: ReactNode
}

/**
 * The main action, in sight and within reach of a thumb: it stays at the foot of the window until the page has come to
 * its place. Stands last in a column that has the page's own margin.
 */
export function StickyFooter({ aside, children }: StickyFooterProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.content}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}
