import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as spinner from '../parts/spinner.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from '../parts/button.css.ts'

export const buttonVariants = ['solid', 'soft', 'quiet'] as const
export const buttonTones = ['accent', 'danger'] as const
export const buttonSizes = ['md', 'lg'] as const
export const buttonTypes = ['button', 'submit'] as const

/** Props that a button and a link that looks like one share. */
export type ButtonLook = {
  /**
   * `solid` is the one main action of a screen, `soft` the next, `quiet` the rest.
   * @default 'solid'
   */
  variant?: (typeof buttonVariants)[number]
  /**
   * `danger` for what cannot be undone.
   * @default 'accent'
   */
  tone?: (typeof buttonTones)[number]
  /**
   * `md` beside other controls, `lg` for the main actions of a page.
   * @default 'lg'
   */
  size?: (typeof buttonSizes)[number]
  /** Fills its column. */
  wide?: boolean
  /** Icon before the text. */
  icon?: IconName
  /** What it does, in a verb and a noun. */
  children: ReactNode
}

export type ButtonProps = ButtonLook & {
  /** `submit` sends the form around it. */
  type?: (typeof buttonTypes)[number]
  /** Its work is running: it keeps its width and focus, and ignores clicks. */
  pending?: boolean
  /** What screen readers announce while it is pending. */
  pendingLabel?: string
  /** It cannot be used now; text beside it says why. */
  disabled?: boolean
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Class names of a button's look. */
export function buttonClass({ variant = 'solid', tone = 'accent', size = 'lg' }: Omit<ButtonLook, 'children'>): string {
  return `${styles.button} ${styles.tone[tone]} ${styles.variant[variant]} ${styles.size[size]}`
}

/** A button. */
export function Button({
  type = 'button',
  pending = false,
  pendingLabel = 'One moment, please',
  disabled = false,
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
        className={buttonClass(look)}
        data-wide={wide || undefined}
        disabled={disabled}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onClick={click}>
        <span className={styles.content}>
          {icon && <Icon name={icon} />}
          {children}
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
