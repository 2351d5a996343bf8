import type { ReactNode } from 'react'
import * as styles from './stillMissing.css.ts'

type Needed = { isMissing: boolean; hint: ReactNode }

/** The hint of a field that may still have to be filled in: it marks the field, and leaves its hint. */
export const stillMissing = ({ isMissing, hint }: Needed): ReactNode =>
  isMissing ? (
    <>
      <span className={styles.mark}>Still missing</span> {hint}
    </>
  ) : (
    hint
  )
