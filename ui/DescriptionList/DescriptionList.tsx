import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export type DescriptionListProps = {
  /** The facts, in order, with unique names. */
  items: readonly { term: string; detail: ReactNode }[]
}

/** A list of facts with their names. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
