import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export const textSizes = ['xs', 'sm', 'md', 'lg', 'inherit'] as const
export const textTones = ['base', 'muted', 'accent', 'success', 'danger', 'inherit'] as const
export const textWeights = ['regular', 'medium', 'strong', 'inherit'] as const
export const textAligns = ['start', 'center', 'end', 'inherit'] as const
export const textElements = ['p', 'span', 'div', 'strong', 'li', 's'] as const

export type TextProps = {
  /**
   * Taken from the text around it unless told.
   * @default 'inherit'
   */
  size?: (typeof textSizes)[number]
  /**
   * What the colour says; taken from the text around it unless told.
   * @default 'inherit'
   */
  tone?: (typeof textTones)[number]
  /**
   * Taken from the text around it unless told.
   * @default 'inherit'
   */
  weight?: (typeof textWeights)[number]
  /**
   * Taken from the text around it unless told.
   * @default 'inherit'
   */
  align?: (typeof textAligns)[number]
  /**
   * What it is for those who hear it.
   * @default 'p'
   */
  as?: (typeof textElements)[number]
  /** The words. */
  children: ReactNode
}

/** Reading text. */
export function Text({
  size = 'inherit',
  tone = 'inherit',
  weight = 'inherit',
  align = 'inherit',
  as: Element = 'p',
  children,
}: TextProps) {
  const looks = [styles.text, styles.size[size], styles.tone[tone], styles.weight[weight]]
  return (
    <Element className={looks.filter(Boolean).join(' ')} data-align={align}>
      {children}
    </Element>
  )
}
