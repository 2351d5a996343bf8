import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center'] as const
export const stackElements = ['div', 'section', 'ul', 'ol', 'li', 'article'] as const

export type StackProps = {
  /** Gap between the things. */
  space: Space
  /**
   * How things of unequal width stand in their column.
   * @default 'stretch'
   */
  align?: (typeof stackAligns)[number]
  /**
   * What it is for those who hear it: a list, a section.
   * @default 'div'
   */
  as?: (typeof stackElements)[number]
  /** The things, each a child of its own. */
  children: ReactNode
}

/** Things one below the other, evenly apart. */
export function Stack({ space, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={`${styles.stack} ${gapOf[space]}`} data-align={align}>
      {children}
    </Element>
  )
}
