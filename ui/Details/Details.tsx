import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Details.css.ts'

export type DetailsProps = { summary: string; children: ReactNode }

/** Content that opens on request. */
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
