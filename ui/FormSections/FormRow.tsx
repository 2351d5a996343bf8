import type { ReactNode } from 'react'
import * as styles from './FormRow.css.ts'
import './ledger.css.ts'

export const rowShares = ['one', 'long-short', 'short-long', 'address'] as const

export type FormRowProps = {
  /**
   * Widths by content: links and names are `long`, numbers and choices `short`; `address` is a city, a state and a ZIP code.
   * @default 'one'
   */
  shares?: (typeof rowShares)[number]
  /** Fields. More than the shares begin another line. */
  children: ReactNode
}

/** Fields of a form that belong together: side by side, or a line each, as the theme of a tool has it. */
export const FormRow = ({ shares = 'one', children }: FormRowProps) => (
  <div className={styles.row} data-shares={shares}>
    {children}
  </div>
)
