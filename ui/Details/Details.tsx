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
  /** Called when it opens and closes: what it holds may load when it is first open. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Content that opens on request. */
export function Details({ summary, startsOpen = false, onToggle, children }: DetailsProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} className={styles.details} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
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
