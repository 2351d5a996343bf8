import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { ListStatus } from '../ListStatus/ListStatus.tsx'
import type { ListStatus as Status } from '../ListStatus/statusProps.ts'
import { type Column, type Sort, tracks } from './column.ts'
import { sortRows } from './sortRows.ts'
import { part } from './roles.ts'
import * as styles from './Table.css.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { defaultMessages } from './messages.ts'

export const tableHeights = ['window', 'panel'] as const

/** Whether the table or its owner sorts. */
type Sorting<Id extends string> =
  | { sort?: never; onSort?: never }
  | {
      /** The owner sorts, for example a server; this is the current order. */
      sort: Sort<Id> | null
      onSort: (sort: Sort<Id>) => void
    }

export type TableProps<Row, Id extends string> = Sorting<Id> &
  Status & {
    /** Accessible name of the table. */
    label: string
    /** The columns, in display order; the first is the row's header. */
    columns: readonly [Column<Row, Id>, ...Column<Row, Id>[]]
    /** The rows, in their unsorted order; none until they are loaded. */
    rows: readonly Row[]
    rowId: (row: Row) => string
    /** Shown when there are no rows. */
    empty: ReactNode
    /**
     * Maximum height before it scrolls: most of the window, or a panel of 500 px.
     * @default 'window'
     */
    height?: (typeof tableHeights)[number]
    /** Texts to use instead of the defaults in Table/messages.ts. */
    messages?: Partial<typeof defaultMessages>
  }

/** A table; on a phone each row is a card. Long tables are virtualised. Of a server's rows it shows `status`, `refreshing` and `stale`. */
export function Table<Row, Id extends string>(props: TableProps<Row, Id>) {
  const { label, columns, rows, rowId, empty, height = 'window', messages } = props
  const say = { ...defaultMessages, ...messages }
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Sort<Id> | null>(null)
  const sort = props.onSort ? props.sort : own
  // The header updates at once; the sorted rows follow.
  const followed = useDeferredValue(sort)
  const given = props.onSort !== undefined

  const ordered = useMemo(() => {
    const key = columns.find((column) => column.id === followed?.column)?.sortBy
    return given || !followed || !key ? rows : sortRows(rows, key, followed.direction)
  }, [rows, columns, followed, given])

  const sortBy = (next: Sort<Id>) => {
    scroller.current?.scrollTo({ top: 0 })
    if (props.onSort) props.onSort(next)
    else setOwn(next)
  }
  const headerOf = (sorted: Sort<Id>) => columns.find((column) => column.id === sorted.column)?.header ?? ''

  const sorted = sort && say.sorted(headerOf(sort), sort.direction)
  const announcement = [sorted, props.announcement].filter(Boolean).join('. ')

  return (
    <div className={styles.container}>
      <ListStatus of={{ ...props, announcement }} messages={say}>
        <div
          ref={scroller}
          className={`${styles.frame} ${styles.height[height]}`}
          role="region"
          aria-labelledby={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys to be scrolled by them
          tabIndex={0}>
          <table
            {...part.table}
            className={styles.table}
            aria-labelledby={id}
            aria-rowcount={rows.length + 1}
            style={{ gridTemplateColumns: tracks(columns) }}>
            <caption id={id} className={styles.caption}>
              {label}
            </caption>
            <TableHead columns={columns} sort={sort} onSort={sortBy} />
            <TableBody columns={columns} rows={ordered} rowId={rowId} scroller={scroller} />
          </table>
          {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
        </div>
      </ListStatus>
    </div>
  )
}
