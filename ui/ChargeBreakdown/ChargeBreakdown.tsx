import { memo } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import * as styles from './ChargeBreakdown.css.ts'

export const chargeTones = ['charge', 'credit', 'subtotal'] as const

export type Charge = {
  /** The reason for the charge: "Service charge". */
  label: string
  /** The formatted amount: "$4.50", "−$10.00". */
  amount: string
  /** The origin of the charge, or its calculation: "18% of $25.00". */
  note?: string
  /**
   * A `credit` reduces what is due; its amount carries its own minus. A `subtotal` sums up the lines above it.
   * @default 'charge'
   */
  tone?: (typeof chargeTones)[number]
}

export type ChargeBreakdownProps = {
  /** Accessible name of the bill: "Your bill". */
  label: string
  /** The lines, in the order of the bill. */
  rows: readonly Charge[]
  /** The total; null where it stands beside the bill already. */
  sum: {
    /** "Total due" */
    label: string
    amount: string
  } | null
}

const isSame = (one: ChargeBreakdownProps, other: ChargeBreakdownProps): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A bill: a line for each part, and the total below a rule. One with the same words is not rendered again: it may have hundreds of lines. */
export const ChargeBreakdown = memo(function ChargeBreakdown({ label, rows, sum }: ChargeBreakdownProps) {
  return (
    <div role="group" aria-label={label}>
      <dl className={styles.bill}>
        {rows.map(({ label, amount, note, tone = 'charge' }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a bill may be equal
          <div key={index} className={styles.row} data-tone={tone}>
            <dt className={styles.term}>
              <span className={styles.name}>{label}</span>
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd className={styles.amount}>
              <span dir="ltr">{amount}</span>
            </dd>
          </div>
        ))}
        {sum && (
          <div className={styles.sum}>
            <dt className={styles.sumTerm}>{sum.label}</dt>
            <dd className={styles.sumAmount}>
              <Amount>{sum.amount}</Amount>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}, isSame)
