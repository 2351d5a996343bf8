import { memo, type RefObject } from 'react'
import { useVirtualList } from '../useVirtualList.ts'
import type { Column } from './column.ts'
import { part } from './roles.ts'
import * as styles from './Table.css.ts'
import { TableRow } from './TableRow.tsx'

type TableBodyProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  scroller: RefObject<HTMLDivElement | null>
}

/** Up to so many rows are all in the page: they can be printed, and found by the browser's search. */
const maxWhole = 60

function WholeBody<Row, Id extends string>({ rows, rowId, ...rest }: TableBodyProps<Row, Id>) {
  return (
    <tbody {...part.group} className={styles.body}>
      {rows.map((row, index) => (
        <TableRow key={rowId(row)} {...rest} row={row} index={index} />
      ))}
    </tbody>
  )
}

function VirtualBody<Row, Id extends string>({ rows, rowId, scroller, ...rest }: TableBodyProps<Row, Id>) {
  const { virtualizer, focusHandlers } = useVirtualList<HTMLTableRowElement>({
    count: rows.length,
    scroller,
    itemHeight: 57,
    visibleHeight: 640,
    overscan: 8,
  })
  return (
    <tbody {...part.group} {...focusHandlers} className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        return <TableRow key={rowId(row)} {...rest} ref={virtualizer.measureElement} row={row} index={index} top={start} />
      })}
    </tbody>
  )
}

function Body<Row, Id extends string>(props: TableBodyProps<Row, Id>) {
  return props.rows.length > maxWhole ? <VirtualBody {...props} /> : <WholeBody {...props} />
}

/** The rows, virtualised when many. Memoised: they do not render when only the header changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameters
export const TableBody = memo(Body) as typeof Body
