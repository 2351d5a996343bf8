import type { ReactNode } from 'react'
import * as styles from './Toolbar.css.ts'

export type ToolbarProps = {
  /** The `TextField` that searches, whose placeholder repeats its label, and a `Select` for each filter. */
  children: ReactNode
}

/** One line above a list: search and filters. Its labels are for screen readers. */
export const Toolbar = ({ children }: ToolbarProps) => <div className={styles.toolbar}>{children}</div>
