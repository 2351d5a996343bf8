import * as styles from './KeepTogether.css.ts'

export type KeepTogetherProps = {
  /** Something short that must be read in one piece: a phone number, a code. */
  children: string
}

/** Text that no line break parts. */
export function KeepTogether({ children }: KeepTogetherProps) {
  return (
    <bdi className={styles.keepTogether} dir="ltr">
      {children}
    </bdi>
  )
}
