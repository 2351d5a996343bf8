import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { iconOfTone, roleOfLive } from '../news.ts'
import * as styles from './Alert.css.ts'

export const alertTones = ['info', 'success', 'warning', 'danger'] as const
export const alertLives = ['polite', 'assertive', 'off'] as const

type Tone = (typeof alertTones)[number]
type Live = (typeof alertLives)[number]

/** A message has a title, a text, or both. */
type TitleOrText = { title: string } | { children: ReactNode }

export type AlertProps = TitleOrText & {
  /** The kind of message: sets its colours and its icon. */
  tone: Tone
  /** The message, short. */
  title?: string
  /** Whether screen readers announce it when it appears, and whether that may interrupt. */
  live?: Live
  /** The meaning of the message, and the person's next action. */
  children?: ReactNode
}

/** A message beside what it is about. */
export function Alert({ tone, title, live = 'off', children }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles.tone[tone]}`} role={roleOfLive[live]}>
      <Icon name={iconOfTone[tone]} />
      <div className={styles.texts}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
