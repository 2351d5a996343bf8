import type { Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './IconButton.css.ts'

export const iconButtonVariants = ['bare', 'soft', 'quiet', 'inherit'] as const

/** What it is like besides being pressed: it opens something, or it stays down, never both. */
type Bearing =
  | {
      /** Whether what it opens is open. */
      expanded?: boolean
      pressed?: never
    }
  | {
      /** Whether it is on; one that never is leaves this out. */
      pressed?: boolean
      expanded?: never
    }

export type IconButtonProps = Bearing & {
  /** The sign, which must be known without words: a cross, a pencil, three dots. */
  icon: IconName
  /** What it does, for those who hear it. */
  label: string
  /**
   * `bare` has no ground, `soft` a tint, `quiet` an outline; `inherit` takes the colour of the words around it.
   * @default 'bare'
   */
  variant?: (typeof iconButtonVariants)[number]
  /**
   * Not to be pressed now.
   * @default false
   */
  disabled?: boolean
  /** Called when it is pressed, by pointer or keyboard. */
  onClick: () => void
  /** Ref to the element, to measure it or to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** Something to do, said by a sign alone. */
export function IconButton({ icon, label, variant = 'bare', disabled = false, expanded, pressed, onClick, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={iconButtonClass(variant)}
      aria-label={label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

/** The classes of its look. */
export function iconButtonClass(variant: (typeof iconButtonVariants)[number]): string {
  return `${styles.button} ${styles.variant[variant]}`
}
