import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import * as styles from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center'] as const
export const stackElements = ['div', 'section', 'ul', 'ol', 'li', 'article'] as const

export type StackProps = {
  /** Gap between the things. */
  space: Space
  align?: (typeof stackAligns)[number]
  as?: (typeof stackElements)[number]
  children: ReactNode
}

/** Things one below the other, evenly apart. */
export function Stack({ space, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={`${styles.stack} ${styles.space[space]} ${styles.align[align]}`}>{children}</Element>
}
