import type { Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './IconButton.css.ts'

export const iconButtonVariants = ['bare', 'soft', 'quiet', 'inherit'] as const

export type IconButtonProps = {
  /** The icon, which must be known without text: a cross, a pencil, three dots. */
  icon: IconName
  label: string
  /** `bare` has no background, `soft` a tint, `quiet` an outline; `inherit` takes the colour of the text around it. */
  variant?: (typeof iconButtonVariants)[number]
  disabled?: boolean
  /** Whether what it opens is open. */
  expanded?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon. */
export function IconButton({ icon, label, variant = 'bare', disabled = false, expanded, onClick, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={iconButtonClass(variant)}
      aria-label={label}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

export function iconButtonClass(variant: (typeof iconButtonVariants)[number]): string {
  return `${styles.button} ${styles.variant[variant]}`
}
