import type { ReactNode } from 'react'
import type { IconName } from '../Icon/icons.ts'
import * as styles from '../parts/button.css.ts'

export const buttonVariants = ['solid', 'soft', 'quiet', 'badge'] as const
export const buttonTones = ['accent', 'danger'] as const
export const buttonSizes = ['md', 'lg'] as const
export const buttonTypes = ['button', 'submit'] as const

/** Props that a button and a link that looks like one share. */
export type ButtonLook = {
  /**
   * `solid` is the one main action of a screen, `soft` the next, `quiet` the rest. `badge` is an app store's: black in every theme.
   * @default 'solid'
   */
  variant?: (typeof buttonVariants)[number]
  /**
   * `danger` for what cannot be undone.
   * @default 'accent'
   */
  tone?: (typeof buttonTones)[number]
  /**
   * `md` beside other controls, `lg` for the main actions of a page.
   * @default 'lg'
   */
  size?: (typeof buttonSizes)[number]
  /** Fills its column. */
  wide?: boolean
  /** Icon before the text. */
  icon?: IconName
  /** Its action, in a verb and a noun. */
  children: ReactNode
}

export function buttonClass({ variant = 'solid', tone = 'accent', size = 'lg' }: Omit<ButtonLook, 'children'>): string {
  return `${styles.button} ${styles.tone[tone]} ${styles.variant[variant]} ${styles.size[size]}`
}
