import { type ReactNode, useRef } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TextButton } from '../TextLink/TextButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ListStatus as Status } from './statusProps.ts'
import * as styles from './ListStatus.css.ts'
import { defaultMessages } from './messages.ts'

export type ListStatusProps = {
  /** The status; a component passes its own props. */
  of: Status
  /** Texts to use instead of the defaults in ListStatus/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  /** The items, or the text for no items. */
  children: ReactNode
}

/** Shows the state of a list from a server: while it refreshes, or after that failed, old items stay. `Table` and `List` contain it. */
export function ListStatus({ of, messages, children }: ListStatusProps) {
  const { status = 'ready', refreshing = false, stale, failure, onRetry, announcement } = of
  const say = { ...defaultMessages, ...messages }
  const region = useRef<HTMLDivElement>(null)
  const retry = onRetry && (
    <TextButton
      icon="retry"
      onClick={() => {
        // The button is about to disappear with the failure.
        region.current?.focus()
        onRetry()
      }}>
      {say.retry}
    </TextButton>
  )
  return (
    <div ref={region} className={styles.region} tabIndex={-1} aria-busy={status === 'loading' || undefined}>
      <VisuallyHidden live>
        {status === 'loading' && say.loading}
        {refreshing ? say.refreshing : announcement}
      </VisuallyHidden>
      {refreshing && <div className={styles.refreshing} aria-hidden="true" />}
      {stale && (
        <Alert tone="warning" live="polite">
          <div className={styles.staleText}>
            {stale} {retry}
          </div>
        </Alert>
      )}
      {status === 'loading' && (
        <div className={styles.placeholders}>
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </div>
      )}
      {status === 'failed' && (
        <Alert tone="danger" live="assertive">
          <div className={styles.failure}>
            {failure}
            {retry}
          </div>
        </Alert>
      )}
      {status === 'ready' && children}
    </div>
  )
}
