import { useSyncExternalStore } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import { Card } from '../Card/Card.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './PayingBill.css.ts'

type Line = { label: string; amount: string }

export type PayingBillProps = {
  /** The occasion: "Friday lunch". */
  title: string
  /** A line below it: "Six at the table". */
  detail: string
  /** At most four lines. */
  rows: readonly Line[]
  sum: Line
  /** The way it is paid: "Paid from one balance". */
  paid: string
  /** The gain: "Comes back", and a formatted amount. */
  back: Line
}

const neverChanges = () => () => undefined
const isInBrowser = () => true
const isInShell = () => false

/** An example of a bill that pays itself: its lines appear, then its payment. With reduced motion it is paid from the start. */
export function PayingBill({ title, detail, rows, sum, paid, back }: PayingBillProps) {
  const pays = useSyncExternalStore(neverChanges, isInBrowser, isInShell)
  return (
    <div role="group" aria-label={title} className={styles.bill} data-pays={pays || undefined}>
      <Card>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>{detail}</p>
        <dl>
          {rows.map(({ label, amount }) => (
            <div key={label} className={styles.row} data-part>
              <dt>{label}</dt>
              <dd dir="ltr">{amount}</dd>
            </div>
          ))}
          <div className={styles.sum} data-part="sum">
            <dt>{sum.label}</dt>
            <dd>
              <Amount>{sum.amount}</Amount>
            </dd>
          </div>
        </dl>
        <p className={styles.paid} data-part="paid">
          <Icon name="done" />
          {paid}
        </p>
        <p className={styles.back} data-part="back">
          {back.label}
          <Amount size="md">{back.amount}</Amount>
        </p>
      </Card>
    </div>
  )
}
