import type { ReactNode } from 'react'
import * as styles from './AppPicture.css.ts'

type Props = {
  /** A `Slip`: the app's promise. */
  readonly children: ReactNode
  /** A `Slip` as the app shows it. */
  readonly screen: ReactNode
}

/** A picture of the app: its slip in a phone, behind the slip that it promises. The page says both in words. */
export const AppPicture = ({ children, screen }: Props) => (
  <div className={styles.picture} aria-hidden="true" data-app>
    <div className={styles.promise}>{children}</div>
    <div className={styles.phone}>
      <div className={styles.screen}>{screen}</div>
    </div>
  </div>
)
