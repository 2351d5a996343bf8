import type { ReactNode } from 'react'
import { bar } from '../parts/stickyBar.css.ts'
import * as styles from './StickyFooter.css.ts'

export const stickyPlaces = ['end', 'middle', 'unseen'] as const

export type StickyFooterProps = {
  /** Text beside the action: a total, a number of chosen rows. */
  aside?: ReactNode
  /**
   * `end`: last in its column, at the bottom of a phone's window. `middle`: more of the column follows. `unseen`: it takes no space,
   * while it is not known whether there is an action.
   *
   * @default 'end'
   */
  place?: (typeof stickyPlaces)[number]
  /** Whether it stays in its column, because another action sticks. It does not move when this changes, where it is in the window. */
  still?: boolean
  /** The one main action: a wide button. */
  children: ReactNode
}

/** The main action, always in a thumb's reach: it sticks to the window's bottom. Place it in a column with the page's padding. */
export function StickyFooter({ aside, place = 'end', still = false, children }: StickyFooterProps) {
  return (
    <div className={bar} data-place={place} data-still={still || undefined}>
      <div className={styles.content}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}
