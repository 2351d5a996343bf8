import type { ReactNode } from 'react'
import * as styles from './Toolbar.css.ts'

export type ToolbarProps = {
  /** The `TextField` that searches, whose placeholder repeats its label, and a `Select` for each filter. */
  children: ReactNode
  /** The number of what was found, at the end: "11 locations". */
  end?: ReactNode
}

/** One line above a list: search, filters and what they found. Its labels are for screen readers. */
export const Toolbar = ({ children, end }: ToolbarProps) => (
  <div className={styles.toolbar}>
    {children}
    {end !== undefined && <div className={styles.end}>{end}</div>}
  </div>
)
