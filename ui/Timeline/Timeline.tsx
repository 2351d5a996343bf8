import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './Timeline.css.ts'

export const timelineTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const

/** An event. */
export type TimelineEntry = {
  id: string
  /** The event and its author: "Ada Lovelace asked for a change". */
  title: string
  /** The time as text: "Yesterday, 4:12 PM". */
  when: string
  /** The time as an ISO 8601 date, with or without a time. */
  dateTime: string
  detail?: ReactNode
  /** Icon on its mark. */
  icon?: IconName
  /**
   * The kind of event; the title must say it too.
   * @default 'neutral'
   */
  tone?: (typeof timelineTones)[number]
}

export type TimelineProps = {
  /** Accessible name: "Activity". */
  label: string
  /** The events, usually newest first. */
  entries: readonly TimelineEntry[]
  /** Shown when there are no events. */
  empty: ReactNode
}

/** A list of events along a line. */
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
