import type { ReactNode } from 'react'
import { leader } from '../arrangements/leader.css.ts'
import * as styles from './DescriptionList.css.ts'

export const descriptionLooks = ['facts', 'lines'] as const

export type DescriptionListProps = {
  /** The facts, in order, with unique names. */
  items: readonly { term: string; detail: ReactNode }[]
  /**
   * `lines`: on a `Slip`, as its other lines.
   * @default 'facts'
   */
  look?: (typeof descriptionLooks)[number]
}

/** A list of facts with their names. */
export function DescriptionList({ items, look = 'facts' }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.item} data-look={look}>
          <dt className={styles.term}>{term}</dt>
          <dd className={look === 'lines' ? leader : styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
