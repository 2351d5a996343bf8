import type { MouseEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as spinner from '../parts/spinner.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './List.css.ts'

export type RowButtonProps = {
  label: string
  /** The present value of what it changes. */
  value?: string | null | undefined
  /** Its work is running: it keeps its focus, and ignores clicks. */
  pending?: boolean
  disabled?: boolean
  /** Whether what it opens is open; undefined where it leads on. */
  isOpen?: boolean | undefined
  onClick: () => void
}

/** An action among others of a page, as a row between rules. */
export function RowButton({ label, value, pending = false, disabled = false, isOpen, onClick }: RowButtonProps) {
  const click = (event: MouseEvent) => (pending ? event.preventDefault() : onClick())
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.item}
        data-leads
        disabled={disabled}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        aria-expanded={isOpen}
        onClick={click}>
        <span className={styles.pair}>
          <span className={styles.texts}>{label}</span>
          {value && (
            <span className={styles.value} data-tone="charge">
              {value}
            </span>
          )}
        </span>
        {pending ? (
          <span className={`${spinner.spinner} ${spinner.size.md}`} />
        ) : (
          <span className={styles.arrow}>
            <Icon name={isOpen === undefined ? 'forward' : 'down'} />
          </span>
        )}
      </button>
      <VisuallyHidden live>{pending && 'One moment, please'}</VisuallyHidden>
    </div>
  )
}
