import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'inherit'] as const
export const textTones = ['base', 'muted', 'accent', 'success', 'danger', 'inherit'] as const
export const textWeights = ['regular', 'medium', 'strong', 'inherit'] as const
export const textAligns = ['start', 'center', 'end', 'inherit'] as const
export const textElements = ['p', 'span', 'div', 'strong', 'li', 's'] as const

export type TextProps = {
  size?: (typeof textSizes)[number]
  /** The colour's meaning; inherited by default. */
  tone?: (typeof textTones)[number]
  weight?: (typeof textWeights)[number]
  align?: (typeof textAligns)[number]
  /** Capitals, for a short line above a title. */
  caps?: boolean
  as?: (typeof textElements)[number]
  children: ReactNode
}

export function Text({
  size = 'inherit',
  tone = 'inherit',
  weight = 'inherit',
  align = 'inherit',
  caps = false,
  as: Element = 'p',
  children,
}: TextProps) {
  const looks = [styles.text, styles.size[size], styles.tone[tone], styles.weight[weight], caps && styles.caps]
  return (
    <Element className={looks.filter(Boolean).join(' ')} data-align={align}>
      {children}
    </Element>
  )
}
