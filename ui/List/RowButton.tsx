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
  onClick: () => void
}

/** An action among others of a page, as a row between rules. */
export function RowButton({ label, value, pending = false, disabled = false, onClick }: RowButtonProps) {
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
        onClick={click}>
        <span className={styles.texts}>{label}</span>
        {value && <span className={styles.value}>{value}</span>}
        {pending ? (
          <span className={`${spinner.spinner} ${spinner.size.md}`} />
        ) : (
          <span className={styles.arrow}>
            <Icon name="forward" />
          </span>
        )}
      </button>
      <VisuallyHidden live>{pending && 'One moment, please'}</VisuallyHidden>
    </div>
  )
}
