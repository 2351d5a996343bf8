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

/** So many rows are drawn whole: they can be printed, and found by the browser's own search. */
const drawnWhole = 60
/** Rows drawn beyond each edge, so that none is missed in a quick turn of the wheel. */
const overscan = 8
/** In px, until a row is drawn and measured. */
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
    // The row that has the focus stays, even out of sight, or the keyboard would lose its place.
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
      onBlur={() => setFocused(null)}
    >
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

/** The rows: all of a few, of many those in sight. Left alone while only the head changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that what it keeps is generic
export const TableBody = memo(DrawnBody) as typeof DrawnBody
