import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

export type PageProps = {
  /** The heading of level 1, with what stands above and below it. */
  head: ReactNode
  /** Its one action: a button, at the end of the head. */
  action?: ReactNode
  /** Without it the page is its head. */
  children?: ReactNode
}

/** A page's head and content: one below the other, or side by side where the theme of a tool has room. */
export const Page = ({ head, action, children }: PageProps) => (
  <div className={styles.page}>
    <div className={styles.head}>
      <div className={styles.texts}>{head}</div>
      {action}
    </div>
    {children !== undefined && <div className={styles.body}>{children}</div>}
  </div>
)
