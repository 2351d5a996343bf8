import type { ReactNode } from 'react'
import type { Moment } from '../../themes/enterprise.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { Illustration } from '../Illustration/Illustration.tsx'
import * as styles from '../parts/emptyState.css.ts'

export const emptyStateLevels = [2, 3, 4] as const

/** An icon for a part of a page, or an illustration for a whole one. */
type Picture =
  | {
      /** The enterprise's illustration for that moment. */
      moment: Moment
      icon?: never
    }
  | { icon: IconName; moment?: never }

export type EmptyStateProps = Picture & {
  /** The title: "No gifts yet". */
  title: string
  /** How to get the first one. */
  text?: ReactNode
  level?: (typeof emptyStateLevels)[number]
  /** The action that adds the first one. */
  action?: ReactNode
}

/** Shown where there is nothing yet. */
export function EmptyState({ icon, moment, title, text, level = 2, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {moment ? (
        <div className={styles.picture}>
          <Illustration moment={moment} ratio="spot" />
        </div>
      ) : (
        <span className={styles.icon}>{icon && <Icon name={icon} size="lg" />}</span>
      )}
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
