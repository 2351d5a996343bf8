import type { ReactNode } from 'react'
import * as styles from './StickyFooter.css.ts'

export type StickyFooterProps = {
  /** Text beside the action: a total, a number of chosen rows. */
  aside?: ReactNode
  /** The one main action: a wide button. */
  children: ReactNode
}

/** The main action, always in a thumb's reach: it sticks to the window's bottom. Place it last in a column with the page's padding. */
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
