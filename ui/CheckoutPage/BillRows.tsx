import type { ReactNode } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import { ChargeBreakdown, type ChargeBreakdownProps } from '../ChargeBreakdown/ChargeBreakdown.tsx'
import * as styles from './BillRows.css.ts'

export type BillRowsProps = {
  /** The sum of the bill's lines and of these rows. In a wide window the slip beside them has it. */
  sum: { label: string; amount: string }
  /** In the order in which they add up: a `Details` or `RowButton` for what is chosen, `BillLines` for what is not. */
  children: ReactNode
}

/** The rest of a bill, of which the guest chooses some: rows of the slip's own paper. */
export const BillRows = ({ sum, children }: BillRowsProps) => (
  <div className={styles.rows}>
    {children}
    <p className={styles.sum} data-total>
      <span>{sum.label}</span> <Amount size="lg">{sum.amount}</Amount>
    </p>
  </div>
)

/** The place at which the rest of a slip tears off, on a phone: below it stands what changes no sum. */
export const PaperTear = () => <div className={styles.tear} />

type BillLinesProps = Pick<ChargeBreakdownProps, 'label' | 'rows'> & {
  /** Whether they are of the slip in a wide window, or of the rows in a narrow one. */
  where: 'slip' | 'rows'
}

/** Lines of a bill that nobody chooses: each stands once, on the slip of a wide window or among the rows of a phone. */
export const BillLines = ({ where, ...lines }: BillLinesProps) =>
  lines.rows.length > 0 && (
    <div className={styles.lines[where]}>
      <ChargeBreakdown {...lines} sum={null} />
    </div>
  )
