import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Split.css.ts'

export const splitAligns = ['start', 'center', 'stretch'] as const

export type SplitProps = {
  space: Space
  align?: (typeof splitAligns)[number]
  /** The two halves, in reading order. */
  children: [ReactNode, ReactNode]
}

/** Two halves side by side where there is space: a form and its result, text and a picture. */
export function Split({ space, align = 'start', children }: SplitProps) {
  return <div className={`${styles.split} ${gapOf[space]} ${styles.align[align]}`}>{children}</div>
}
