import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Inline.css.ts'

export const inlineAligns = ['start', 'center', 'baseline'] as const
export const inlineJustifies = ['start', 'center', 'between', 'end'] as const

export type InlineProps = {
  /** Gap between items, and between lines when they wrap. */
  space: Space
  align?: (typeof inlineAligns)[number]
  justify?: (typeof inlineJustifies)[number]
  wrap?: boolean
  children: ReactNode
}

/** Items side by side, with equal gaps. */
export function Inline({ space, align = 'center', justify = 'start', wrap = true, children }: InlineProps) {
  return (
    <div className={`${styles.inline} ${gapOf[space]} ${styles.align[align]} ${styles.justify[justify]}`} data-wrap={wrap || undefined}>
      {children}
    </div>
  )
}
