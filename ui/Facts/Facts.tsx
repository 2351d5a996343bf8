import { type ReactNode, useId } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import * as styles from './Facts.css.ts'
import './ledger.css.ts'
import './counter.css.ts'

export type FactsProps = {
  /** The things that are added up: "November 19, 2026". */
  title: string
  /** The formatted sum; null where it is not known. */
  sum: string | null
  /** The number of things, or the reason why the sum is not known. */
  note: string
  /** Further sums. */
  detail?: string | undefined
  /** A use of these things: a file of them. */
  action?: ReactNode
}

/** The sums of a list: a line above it, or a block in the column beside it where the theme of a tool has one. */
export function Facts({ title, sum, note, detail, action }: FactsProps) {
  const id = useId()
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {sum !== null && (
        <span className={styles.sum}>
          <Amount size="lg">{sum}</Amount>
        </span>
      )}
      <p className={styles.note}>{note}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
