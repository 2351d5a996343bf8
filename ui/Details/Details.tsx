import { type ReactNode, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Details.css.ts'

export type DetailsProps = {
  summary: string
  /**
   * Whether it is open at first.
   * @default false
   */
  startsOpen?: boolean
  children: ReactNode
}

/** Content that opens on request. */
export function Details({ summary, startsOpen = false, children }: DetailsProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} className={styles.details}>
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
