import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, type RefObject, useState } from 'react'
import type { Column } from './column.ts'
import { type Choice, part } from './roles.ts'
import * as styles from './Table.css.ts'
import { TableRow } from './TableRow.tsx'

type TableBodyProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  choosing: Choice<Row> | undefined
  scroller: RefObject<HTMLDivElement | null>
}

/** Up to so many rows are all in the page: they can be printed, and found by the browser's search. */
const drawnWhole = 60
/** Rows rendered beyond each edge, so that fast scrolling shows no gaps. */
const overscan = 8
/** Estimated height in px, until a row is measured. */
const likelyHeight = 57

function WholeBody<Row, Id extends string>({ rows, rowId, ...rest }: TableBodyProps<Row, Id>) {
  return (
    <tbody {...part.group} className={styles.body}>
      {rows.map((row, index) => (
        <TableRow key={rowId(row)} {...rest} row={row} id={rowId(row)} index={index} />
      ))}
    </tbody>
  )
}

function RowsInSight<Row, Id extends string>({ rows, rowId, scroller, ...rest }: TableBodyProps<Row, Id>) {
  const [focused, setFocused] = useState<number | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- it hands out functions that must not be memoized; here none is
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    initialRect: { width: 0, height: 640 },
    overscan,
    useFlushSync: false,
    // The focused row stays in the page when scrolled out of view, so that the focus is not lost.
    rangeExtractor(range) {
      const seen = defaultRangeExtractor(range)
      return focused === null || focused >= rows.length ? seen : [...new Set([...seen, focused])].toSorted((a, b) => a - b)
    },
  })
  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    setFocused(index === undefined ? null : Number(index))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which row has the focus
    <tbody
      {...part.group}
      className={styles.body}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onFocus={noteFocus}
      onBlur={() => setFocused(null)}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        const id = rowId(row)
        return <TableRow key={id} {...rest} ref={virtualizer.measureElement} row={row} id={id} index={index} top={start} />
      })}
    </tbody>
  )
}

function DrawnBody<Row, Id extends string>(props: TableBodyProps<Row, Id>) {
  return props.rows.length > drawnWhole ? <RowsInSight {...props} /> : <WholeBody {...props} />
}

/** The rows, virtualised when many. Memoised: they do not render when only the header changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that what it keeps is generic
export const TableBody = memo(DrawnBody) as typeof DrawnBody
