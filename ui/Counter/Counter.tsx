import type { ReactNode } from 'react'
import * as styles from './Counter.css.ts'
import './card.css.ts'
import './tray.css.ts'

export type CounterProps = {
  /** The heading of level 1, and what belongs to it. */
  title: ReactNode
  /** The choice of what is sold, and a sentence about it. */
  choice: ReactNode
  /** The object that is bought, if it is made to measure: a `Slip`. */
  object?: ReactNode
  /** The fields that change the object. */
  fields?: ReactNode
  /** Goods at fixed prices: a `TierList`. */
  children?: ReactNode
  /** Notes below. */
  foot?: ReactNode
}

/** A page that sells: the words, the object and its fields, and below them what lies on the counter. */
export const Counter = ({ title, choice, object, fields, children, foot }: CounterProps) => (
  <div className={styles.counter}>
    <div className={styles.head}>
      <div className={`${styles.group} ${styles.title}`}>{title}</div>
      <div className={styles.group}>{choice}</div>
      {(object || fields) && (
        <div className={styles.made}>
          {object}
          {fields && <div className={`${styles.group} ${styles.fields}`}>{fields}</div>}
        </div>
      )}
    </div>
    <div className={styles.goods}>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  </div>
)
