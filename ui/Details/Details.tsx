import { type ReactNode, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './Details.css.ts'

export const detailsLooks = ['plain', 'row'] as const

export type DetailsProps = {
  summary: string
  /** A sentence below the summary; beside it where the row has a value. */
  text?: string | undefined
  /** The present value of what it holds, at the row's end. */
  value?: string
  /**
   * A `credit` is taken off a sum.
   * @default 'charge'
   */
  tone?: 'charge' | 'credit'
  /** Before the summary of a row that stands by itself, with a rule above it too. */
  icon?: IconName
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
  /** Whether something in it must be seen: opens it as this becomes true. */
  opens?: boolean
  children: ReactNode
}

/** Content that opens on request. */
export function Details({
  summary,
  text,
  value,
  tone = 'charge',
  icon,
  look = 'plain',
  startsOpen = false,
  opens = false,
  children,
}: DetailsProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen || opens} className={styles.details} data-look={look} data-alone={icon}>
      <summary className={styles.summary}>
        {icon && <Icon name={icon} />}
        {text || value !== undefined ? (
          <span className={styles.name}>
            {summary}
            {text && <span className={styles.text}>{text}</span>}
          </span>
        ) : (
          summary
        )}
        {value !== undefined && (
          <span className={styles.value} data-tone={tone}>
            {value}
          </span>
        )}
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
