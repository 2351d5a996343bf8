import type { ReactNode } from 'react'
import { bar } from '../parts/stickyBar.css.ts'
import * as styles from './SaveBar.css.ts'
import './ledger.css.ts'
import './counter.css.ts'

export type SaveBarProps = {
  /** Whether all is saved, in a few words. */
  status: ReactNode
  /** The quiet way back, and the button that saves. */
  children: ReactNode
}

/** The state of a form that is saved as a whole, and its actions: always at the window's foot, in one line. */
export const SaveBar = ({ status, children }: SaveBarProps) => (
  <div className={`${bar} ${styles.bar}`} data-saves>
    <div className={styles.content}>
      <div className={styles.status}>{status}</div>
      {children}
    </div>
  </div>
)
