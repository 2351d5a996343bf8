import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'inherit'] as const
export const textTones = ['base', 'muted', 'accent', 'success', 'danger', 'inherit'] as const
export const textWeights = ['regular', 'medium', 'strong', 'inherit'] as const
export const textElements = ['p', 'span', 'div', 'strong', 'li'] as const

export type TextProps = {
  size?: (typeof textSizes)[number]
  /** The colour's meaning; inherited by default. */
  tone?: (typeof textTones)[number]
  weight?: (typeof textWeights)[number]
  as?: (typeof textElements)[number]
  children: ReactNode
}

export function Text({ size = 'inherit', tone = 'inherit', weight = 'inherit', as: Element = 'p', children }: TextProps) {
  const looks = [styles.text, styles.size[size], styles.tone[tone], styles.weight[weight]]
  return <Element className={looks.filter(Boolean).join(' ')}>{children}</Element>
}
