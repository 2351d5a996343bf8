import type { ReactNode } from 'react'
import type { GiftDesign } from '../GiftDesigns/designs.ts'
import * as styles from './Wrapping.css.ts'

type Props = {
  /** `sealed` until it is opened; `opened` as it comes off the slip; `sent` as it closes around it, or has closed. */
  state: 'sealed' | 'opened' | 'sent'
  /** The words on the tag: "For you", "from Ada". Absent while they are read. */
  to?: string
  from?: string | null
  /** The occasion. */
  design?: GiftDesign | null
  /** The slip that comes out, or goes in: a decoration then. */
  children?: ReactNode
}

/** The enterprise's wrapping of a gift. It is opened before one's eyes, and what is sent goes into it, by the same motion backwards. */
export const Wrapping = ({ state, to, from, design, children }: Props) => (
  <div className={styles.measured} data-wrapping={state}>
    <div className={styles.wrapping}>
      {children && (
        <div className={styles.inside} aria-hidden={state === 'sent' || undefined}>
          {children}
        </div>
      )}
      <div className={styles.seal} data-design={design}>
        {to && (
          <div className={styles.tag}>
            <p className={styles.to}>{to}</p>
            {from && <p className={styles.from}>{from}</p>}
          </div>
        )}
      </div>
    </div>
  </div>
)
