import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Inline.css.ts'

export const inlineAligns = ['start', 'center', 'baseline'] as const
export const inlineGrows = ['first', 'none'] as const
export const inlineJustifies = ['start', 'center', 'between', 'end'] as const

export type InlineProps = {
  /** Gap between the things, and between lines when they wrap. */
  space: Space
  /**
   * How things of unequal height stand in their line.
   * @default 'center'
   */
  align?: (typeof inlineAligns)[number]
  /**
   * Where the room goes that they leave.
   * @default 'start'
   */
  justify?: (typeof inlineJustifies)[number]
  /**
   * Whether what does not fit goes to the next line.
   * @default true
   */
  wrap?: boolean
  /**
   * Which of the things takes the room that is left.
   * @default 'none'
   */
  grow?: (typeof inlineGrows)[number]
  /** The things, each a child of its own. */
  children: ReactNode
}

/** Things side by side, evenly apart. */
export function Inline({
  space,
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = 'none',
  children,
}: InlineProps) {
  return (
    <div
      className={`${styles.inline} ${gapOf[space]} ${styles.align[align]} ${styles.justify[justify]}`}
      data-wrap={wrap || undefined}
      data-grow={grow}
    >
      {children}
    </div>
  )
}
