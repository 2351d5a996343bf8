import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './TextLink.css.ts'

export type TextButtonProps = {
  onClick: () => void
  /** Disabled: keeps its place and focus, and ignores clicks. */
  disabled?: boolean
  /** Icon before the text. */
  icon?: IconName
  /** The action, as a verb and a noun. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that looks like a link, with a full touch target. */
export function TextButton({ onClick, disabled = false, icon, children, ref }: TextButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}
