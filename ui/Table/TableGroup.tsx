import type { Ref } from 'react'
import type { GroupHead } from './lines.ts'
import { part } from './roles.ts'
import * as styles from './TableGroup.css.ts'

type Props = { head: GroupHead; columns: number; index: number; top?: number; ref?: Ref<HTMLTableRowElement> }

/** A heading between rows. */
export const TableGroup = ({ head: { title, note, sum }, columns, index, top, ref }: Props) => (
  <tr
    {...part.row}
    ref={ref}
    className={styles.group}
    aria-rowindex={index + 2}
    data-index={index}
    data-floats={top !== undefined || undefined}
    style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}>
    <th {...part.rowHeader} className={styles.head} scope="rowgroup" colSpan={columns} aria-colspan={columns}>
      <span className={styles.title}>{title}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {sum !== undefined && <span className={styles.sum}>{sum}</span>}
    </th>
  </tr>
)
