import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Split.css.ts'

export const splitAligns = ['start', 'center', 'stretch'] as const

export const splitShares = ['halves', 'rail', 'beside'] as const

export type SplitProps = {
  space: Space
  align?: (typeof splitAligns)[number]
  /**
   * `rail`: the second part is a narrow column, which stays in sight while the first one scrolls. `beside`: one after the other; the theme
   * may set the second beside the page's heading and the first.
   * @default 'halves'
   */
  shares?: (typeof splitShares)[number]
  /** The two parts, in reading order. */
  children: [ReactNode, ReactNode]
}

/** Two parts side by side where there is space: a form and its result, text and a picture. */
export function Split({ space, align = 'start', shares = 'halves', children }: SplitProps) {
  return (
    <div className={`${styles.shares[shares]} ${gapOf[space]} ${styles.align[align]}`} data-split={shares}>
      {children}
    </div>
  )
}
