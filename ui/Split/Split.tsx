import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Split.css.ts'

export const splitAligns = ['start', 'center', 'stretch'] as const

export type SplitProps = {
  /** Gap between the halves, beside each other or one below the other. */
  space: Space
  /**
   * How halves of unequal height stand beside each other.
   * @default 'start'
   */
  align?: (typeof splitAligns)[number]
  /** The two halves, in the order in which they are read. */
  children: [ReactNode, ReactNode]
}

/** Two things of equal weight, beside each other where there is room: a form and what it comes to, words and a picture. */
export function Split({ space, align = 'start', children }: SplitProps) {
  return <div className={`${styles.split} ${gapOf[space]} ${styles.align[align]}`}>{children}</div>
}
