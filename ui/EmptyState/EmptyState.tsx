import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from '../parts/emptyState.css.ts'

export const emptyStateLevels = [2, 3, 4] as const

export type EmptyStateProps = {
  icon: IconName
  /** The title: "No gifts yet". */
  title: string
  /** The way to get the first one. */
  text?: ReactNode
  level?: (typeof emptyStateLevels)[number]
  /** The action that adds the first one. */
  action?: ReactNode
}

/** Shown where there is nothing yet. */
export function EmptyState({ icon, title, text, level = 2, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size="lg" />
      </span>
      <div className={styles.texts}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {action}
    </div>
  )
}
