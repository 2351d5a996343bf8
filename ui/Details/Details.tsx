import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Details.css.ts'

export type DetailsProps = {
  summary: string
  /** Called when it opens and closes: what it holds may load when it is first open. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Content that opens on request. */
export function Details({ summary, onToggle, children }: DetailsProps) {
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
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
