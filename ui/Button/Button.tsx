import type { MouseEvent, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as spinner from '../parts/spinner.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from '../parts/button.css.ts'
import { buttonClass, type ButtonLook, type buttonTypes } from './buttonLook.ts'

export type ButtonProps = ButtonLook & {
  /** `submit` sends the form around it. */
  type?: (typeof buttonTypes)[number]
  /** The id of the form that it sends, where none is around it. */
  form?: string
  /** Its work is running: it keeps its width and focus, and ignores clicks. */
  pending?: boolean
  /** The text that screen readers announce while it is pending. */
  pendingLabel?: string | undefined
  /** It cannot be used now; the text beside it explains why. */
  disabled?: boolean
  /** Whether what it opens below it is open. */
  expanded?: boolean
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  type = 'button',
  form,
  pending = false,
  pendingLabel = 'One moment, please',
  disabled = false,
  expanded,
  onClick,
  ref,
  icon,
  children,
  wide = false,
  ...look
}: ButtonProps) {
  const click = (event: MouseEvent) => {
    // A pending button stays focusable, so it must refuse the click itself; this also stops Enter in a field.
    if (pending) event.preventDefault()
    else onClick?.()
  }
  return (
    <>
      <button
        ref={ref}
        type={type}
        form={form}
        className={buttonClass(look)}
        data-wide={wide || undefined}
        disabled={disabled}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        aria-expanded={expanded}
        onClick={click}>
        <span className={styles.content}>
          {icon && <Icon name={icon} />}
          <span>{children}</span>
        </span>
        {pending && (
          <span className={styles.wait}>
            <span className={`${spinner.spinner} ${spinner.size.md}`} />
          </span>
        )}
      </button>
      <VisuallyHidden live>{pending && pendingLabel}</VisuallyHidden>
    </>
  )
}
