import type { ReactNode } from 'react'
import * as styles from './Wrapping.css.ts'

type Props = {
  /** The words on the tag: "For you", "from Ada". Absent while they are read. */
  to?: string
  from?: string | null
}

/** A gift before it is opened, in the enterprise's wrapping: who sends it, and nothing else. */
export const Wrapped = ({ to, from }: Props) => (
  <div className={styles.wrapped} data-wrapped>
    {to && (
      <div className={styles.tag}>
        <p className={styles.to}>{to}</p>
        {from && <p className={styles.from}>{from}</p>}
      </div>
    )}
  </div>
)

/** The wrapping comes off the slip. */
export const Unwrapped = ({ children }: { children: ReactNode }) => (
  <div className={styles.measured}>
    <div className={styles.unwrapped}>{children}</div>
  </div>
)
