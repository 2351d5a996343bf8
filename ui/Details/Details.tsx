import { type ReactNode, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Details.css.ts'

export const detailsLooks = ['plain', 'row'] as const

export type DetailsProps = {
  summary: string
  /** A sentence below the summary. */
  text?: string
  /**
   * `row`: one of several, between rules.
   * @default 'plain'
   */
  look?: (typeof detailsLooks)[number]
  /**
   * Whether it is open at first.
   * @default false
   */
  startsOpen?: boolean
  children: ReactNode
}

/** Content that opens on request. */
export function Details({ summary, text, look = 'plain', startsOpen = false, children }: DetailsProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} className={styles.details} data-look={look}>
      <summary className={styles.summary}>
        {text ? (
          <span>
            {summary}
            <span className={styles.text}>{text}</span>
          </span>
        ) : (
          summary
        )}
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
