import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center'] as const
export const stackElements = ['div', 'section', 'ul', 'li'] as const

export type StackProps = {
  space: Space
  align?: (typeof stackAligns)[number]
  /** The HTML element: a list, a section. */
  as?: (typeof stackElements)[number]
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
