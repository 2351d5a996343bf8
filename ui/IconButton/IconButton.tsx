import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as spinner from '../parts/spinner.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './IconButton.css.ts'

export const iconButtonVariants = ['bare', 'solid', 'inherit'] as const

export type IconButtonProps = {
  /** The icon, which must be known without text: a cross, a pencil, three dots. */
  icon: IconName
  label: string
  /** `bare` has no background, `solid` the accent; `inherit` takes the colour of the text around it. */
  variant?: (typeof iconButtonVariants)[number]
  disabled?: boolean
  /** Its work is running: it keeps its focus, and ignores clicks. */
  pending?: boolean
  /** The text that screen readers announce while it is pending. */
  pendingLabel?: string
  onClick: () => void
}

/** A button with only an icon. */
export function IconButton({ icon, label, variant = 'bare', disabled = false, pending = false, pendingLabel, onClick }: IconButtonProps) {
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.variant[variant]}`}
        aria-label={label}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        disabled={disabled}
        onClick={pending ? undefined : onClick}>
        {pending ? <span className={`${spinner.spinner} ${spinner.size.md}`} /> : <Icon name={icon} />}
      </button>
      {pendingLabel !== undefined && <VisuallyHidden live>{pending && pendingLabel}</VisuallyHidden>}
    </>
  )
}
