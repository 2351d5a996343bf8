import * as styles from './KeepTogether.css.ts'

export const keepTogetherSizes = ['inherit', 'xl'] as const

export type KeepTogetherProps = {
  /** As large as the text around it, or emphasised. */
  size?: (typeof keepTogetherSizes)[number]
  /** A short text that must stay in one piece: a phone number, a code. */
  children: string
}

/** Text that does not wrap, as long as it fits on a line. */
export function KeepTogether({ size = 'inherit', children }: KeepTogetherProps) {
  return (
    <bdi className={`${styles.keepTogether} ${styles.size[size]}`} dir="ltr">
      {children}
    </bdi>
  )
}
