import { memo, type Ref } from 'react'
import { initials } from '../Avatar/initials.ts'
import type { Column } from './column.ts'
import { part } from './roles.ts'
import * as styles from './TableRow.css.ts'

type TableRowProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[]
  row: Row
  /** Its index among all rows. */
  index: number
  /** Its offset in a virtualised table, in px. */
  top?: number
  ref?: Ref<HTMLTableRowElement>
}

function DrawnRow<Row, Id extends string>({ columns, row, index, top, ref }: TableRowProps<Row, Id>) {
  return (
    <tr
      {...part.row}
      ref={ref}
      className={styles.row}
      aria-rowindex={index + 2}
      data-index={index}
      data-floats={top !== undefined || undefined}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}>
      {columns.map(
        ({ id: column, header, cell, mark, isMoney, align = isMoney ? 'end' : 'start', narrow = isMoney ? 'end' : 'joined' }, index) =>
          index === 0 ? (
            <th key={column} {...part.rowHeader} className={styles.title} scope="row" data-align={align}>
              {mark && <span className={styles.mark} aria-hidden="true" data-initials={initials(mark(row))} />}
              {cell(row)}
            </th>
          ) : (
            <td key={column} {...part.cell} className={isMoney ? styles.money : styles.cell} data-align={align} data-narrow={narrow}>
              {narrow === 'labelled' && (
                <span className={styles.name} aria-hidden="true">
                  {header}{' '}
                </span>
              )}
              {isMoney ? <span>{cell(row)}</span> : cell(row)}
            </td>
          ),
      )}
    </tr>
  )
}

/** One row; on a phone in two lines. Memoised: scrolling renders only new rows. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameters
export const TableRow = memo(DrawnRow) as typeof DrawnRow
