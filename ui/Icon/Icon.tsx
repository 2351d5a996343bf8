import type { IconName } from './icons.ts'
import * as styles from './Icon.css.ts'
import spriteUrl from './icons.svg?no-inline'

export const iconSizes = ['sm', 'md', 'lg'] as const

export type IconProps = {
  name: IconName
  /** `sm` and `md` go with text, `lg` stands alone. */
  size?: (typeof iconSizes)[number]
  /** Alternative text. Without it the icon is decoration beside a text. */
  label?: string
}

/** Icons that point in reading direction, and are mirrored in right-to-left text. */
const directed: ReadonlySet<IconName> = new Set(['back', 'forward', 'external'])

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 'md', label }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles.size[size]}`}
      data-directed={directed.has(name) || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
