import { useSyncExternalStore } from 'react'
import { leader } from '../arrangements/leader.css.ts'
import * as slip from './Slip.css.ts'
import './card.css.ts'
import './tray.css.ts'
import * as styles from './PayingBill.css.ts'

type Line = { label: string; amount: string }

export type PayingBillProps = {
  /** The occasion: "Lunch for six". */
  title: string
  /** At most four lines. */
  rows: readonly Line[]
  /** The formatted total, of seven characters: "$200.00". */
  sum: string
  /** The way it is paid: "Paid from one balance". */
  paid: string
  /** The gain: "Comes back", and a formatted amount. */
  back: Line
}

const neverChanges = () => () => undefined
const isInBrowser = () => true
const isInShell = () => false

/** An example of a bill that pays itself: a slip that is stamped. With reduced motion it is paid from the start. */
export function PayingBill({ title, rows, sum, paid, back }: PayingBillProps) {
  const pays = useSyncExternalStore(neverChanges, isInBrowser, isInShell)
  return (
    <div role="group" aria-label={title} className={styles.bill} data-face="bill" data-pays={pays || undefined}>
      <div className={styles.sheet}>
        <div className={slip.front}>
          <div className={styles.states}>
            <p className={styles.isDue}>{title}</p>
            <p className={styles.isPaid}>{paid}</p>
          </div>
          <p className={slip.amount}>
            <span dir="ltr">{sum}</span>
          </p>
        </div>
        <dl className={slip.body}>
          {rows.map(({ label, amount }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd className={leader}>
                <span dir="ltr">{amount}</span>
              </dd>
            </div>
          ))}
        </dl>
        <dl className={slip.stub}>
          <div className={slip.fact}>
            <dt className={slip.term}>{back.label}</dt>
            <dd className={styles.back}>{back.amount}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
