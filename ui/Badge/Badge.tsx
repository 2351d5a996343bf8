import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', 'accent', 'bright', 'info', 'success', 'warning', 'danger'] as const

export type BadgeProps = {
  /**
   * What the mark means.
   * @default 'neutral'
   */
  tone?: (typeof badgeTones)[number]
  /** Icon before the text, so that colour is not all there is. */
  icon?: IconName
  /** The word or two. */
  children: ReactNode
}

/** A word or two that marks a thing. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
