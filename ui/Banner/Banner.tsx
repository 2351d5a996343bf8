import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { iconOfTone, roleOfLive } from '../news.ts'
import { defaultMessages } from './messages.ts'
import * as styles from './Banner.css.ts'

export const bannerTones = ['info', 'success', 'warning', 'danger'] as const
export const bannerLives = ['polite', 'assertive', 'off'] as const

export const bannerPlacements = ['top', 'over'] as const

type Tone = (typeof bannerTones)[number]
type Live = (typeof bannerLives)[number]

export type BannerProps = {
  /** The kind of message: sets its colours and its icon. */
  tone: Tone
  /** The message, short. */
  title: string
  /** The meaning of the message. */
  children?: ReactNode
  /** Whether screen readers announce it when it appears, and whether that may interrupt. */
  live?: Live
  /**
   * `over` lies over the top of the page, which then does not move under a finger, and lets presses through.
   * @default 'top'
   */
  placement?: (typeof bannerPlacements)[number]
  /** Called when it is closed; the owner then removes the banner. Without it the banner cannot be closed. */
  onClose?: () => void
  /** Texts to use instead of the defaults in Banner/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** A message about the whole page, across its top. */
export function Banner({ tone, title, children, live = 'off', placement = 'top', onClose, messages }: BannerProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <div className={`${styles.banner} ${styles.tone[tone]} ${styles.placement[placement]}`}>
      <span className={styles.icon}>
        <Icon name={iconOfTone[tone]} />
      </span>
      <div className={styles.texts} role={roleOfLive[live]}>
        <span className={styles.title}>{title}</span>
        {children && <> {children}</>}
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton icon="close" label={say.close} variant="inherit" onClick={onClose} />
        </div>
      )}
    </div>
  )
}
