import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './Timeline.css.ts'

export const timelineTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const

/** Something that happened. */
export type TimelineEntry = {
  /** Identifier. */
  id: string
  /** What, and who did it: "Ada Lovelace asked for a change". */
  title: string
  /** When, as people say it: "Yesterday, 4:12 PM". */
  when: string
  /** When, for machines: an ISO 8601 date, with or without a time. */
  dateTime: string
  /** What was said or changed. */
  detail?: ReactNode
  /** Sign on its mark. */
  icon?: IconName
  /**
   * What kind of news it was; the title says so too.
   * @default 'neutral'
   */
  tone?: (typeof timelineTones)[number]
}

export type TimelineProps = {
  /** Names the log for ears: "Activity". */
  label: string
  /** What happened, in the order in which it is read; the newest first, as a rule. */
  entries: readonly TimelineEntry[]
  /** Stands here when nothing has happened yet. */
  empty: ReactNode
}

/** What happened, and when, along one line. */
export function Timeline({ label, entries, empty }: TimelineProps) {
  if (entries.length === 0) return <div className={styles.empty}>{empty}</div>
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ id, title, when, dateTime, detail, icon, tone = 'neutral' }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.mark} data-tone={tone}>
            {icon && <Icon name={icon} size="sm" />}
          </span>
          <div className={styles.texts}>
            <span className={styles.title}>{title}</span>
            <time className={styles.when} dateTime={dateTime}>
              {when}
            </time>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
