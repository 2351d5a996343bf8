import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../parts/emptyState.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { defaultMessages } from './messages.ts'

export const errorStateLevels = [2, 3, 4] as const
export const errorStateReasons = ['failed', 'offline', 'missing'] as const

type Reason = (typeof errorStateReasons)[number]

export type ErrorStateProps = {
  /** The kind of failure; decides the icon. */
  reason?: Reason
  /** The failed action: "We could not load your gifts". */
  title: string
  /** The person's next action. */
  text?: ReactNode
  level?: (typeof errorStateLevels)[number]
  onRetry?: () => void
  /** Another action beside the retry. */
  action?: ReactNode
  /** Texts to use instead of the defaults in ErrorState/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const iconOfReason: Record<Reason, IconName> = { failed: 'alert', offline: 'offline', missing: 'search' }

/** Shown where something could not load. Screen readers announce it. */
export function ErrorState({ reason = 'failed', title, text, level = 2, action, onRetry, messages }: ErrorStateProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <div className={styles.empty}>
      <span className={styles.dangerIcon}>
        <Icon name={iconOfReason[reason]} size="lg" />
      </span>
      <div className={styles.texts} role="alert">
        <Heading level={level} size="md">
          {title}
        </Heading>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {onRetry && (
        <Button variant="soft" icon="retry" onClick={onRetry}>
          {say.retry}
        </Button>
      )}
      {action}
    </div>
  )
}
