import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Details.css.ts'

export type DetailsProps = {
  /** What is inside, in a few words. */
  summary: string
  /** What is seen once it is open. */
  children: ReactNode
}

/** More, for those who want it. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
