import * as styles from './KeepTogether.css.ts'

export const keepTogetherSizes = ['inherit', 'xl'] as const

export type KeepTogetherProps = {
  /**
   * As large as the text around it, or standing out by itself.
   * @default 'inherit'
   */
  size?: (typeof keepTogetherSizes)[number]
  /** Something short that must be read in one piece: a phone number, a code. */
  children: string
}

/** Text that no line break parts, as long as it fits on a line at all. */
export function KeepTogether({ size = 'inherit', children }: KeepTogetherProps) {
  return (
    <bdi className={`${styles.keepTogether} ${styles.size[size]}`} dir="ltr">
      {children}
    </bdi>
  )
}
