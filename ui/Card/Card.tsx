import type { ReactNode } from 'react'
import * as styles from './Card.css.ts'
import './counter.css.ts'

export const cardTones = ['raised', 'outlined', 'sunken', 'accent', 'credit'] as const

export type CardProps = {
  /** The surface: `raised` above the page, `sunken` into it; `credit` has the colors of the slip. */
  tone?: (typeof cardTones)[number]
  children: ReactNode
}

/** Groups content on a separate surface. */
export function Card({ tone = 'raised', children }: CardProps) {
  return <div className={`${styles.card} ${styles.tone[tone]}`}>{children}</div>
}
