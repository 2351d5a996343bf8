import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', 'accent', 'bright', 'info', 'success', 'warning', 'danger'] as const

export type BadgeProps = {
  tone?: (typeof badgeTones)[number]
  /** Icon before the text, so that colour is not the only difference. */
  icon?: IconName
  /** The page on which it is changed. */
  href?: string
  /** One or two words. */
  children: ReactNode
}

/** A label of one or two words. */
export function Badge({ tone = 'neutral', icon, href, children }: BadgeProps) {
  const badge = (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {icon && <Icon name={icon} size="sm" />}
      <span>{children}</span>
    </span>
  )
  return href === undefined ? (
    badge
  ) : (
    <Link className={styles.link} href={href}>
      {badge}
    </Link>
  )
}

type ReadyProps = { isReady: boolean; ready: string; unready: string }

/** Whether something is ready, in words. */
export const ReadyBadge = ({ isReady, ready, unready }: ReadyProps) => (
  <Badge tone={isReady ? 'success' : 'warning'} icon={isReady ? 'check' : 'alert'}>
    {isReady ? ready : unready}
  </Badge>
)
