import type { ReactNode } from 'react'
import * as styles from './Card.css.ts'

export const cardTones = ['raised', 'outlined', 'sunken', 'accent', 'ticket'] as const

export type CardProps = {
  /**
   * The ground: `raised` lies on the page, `sunken` in it, `ticket` is to be kept.
   * @default 'raised'
   */
  tone?: (typeof cardTones)[number]
  /** What belongs together. */
  children: ReactNode
}

/** Things that belong together, on a ground of their own. */
export function Card({ tone = 'raised', children }: CardProps) {
  return <div className={`${styles.card} ${styles.tone[tone]}`}>{children}</div>
}
