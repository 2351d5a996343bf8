import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center'] as const
export const stackElements = ['div', 'section', 'ul', 'ol', 'li', 'article'] as const

export type StackProps = {
  /** Gap between the items. */
  space: Space
  /**
   * Horizontal alignment of the items.
   * @default 'stretch'
   */
  align?: (typeof stackAligns)[number]
  /**
   * The HTML element: a list, a section.
   * @default 'div'
   */
  as?: (typeof stackElements)[number]
  /** The items, each one child. */
  children: ReactNode
}

/** Items below each other, with equal gaps. */
export function Stack({ space, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={`${styles.stack} ${gapOf[space]}`} data-align={align}>
      {children}
    </Element>
  )
}
