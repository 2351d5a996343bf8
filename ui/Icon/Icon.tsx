import type { IconName } from './icons.ts'
import * as styles from './Icon.css.ts'
import spriteUrl from './icons.svg?no-inline'

export const iconSizes = ['sm', 'md', 'lg'] as const

export type IconProps = {
  /** Which sign. */
  name: IconName
  /**
   * `sm` and `md` go with text, `lg` stands alone.
   * @default 'md'
   */
  size?: (typeof iconSizes)[number]
  /** Says it aloud; without one the icon only decorates the words beside it. */
  label?: string
}

/** Icons that point along the line of reading, and so turn round with it. */
const directed: ReadonlySet<IconName> = new Set(['back', 'forward', 'external'])

/** A small sign, in the colour of the text around it. */
export function Icon({ name, size = 'md', label }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles.size[size]}`}
      data-directed={directed.has(name) || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
