import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { ListStatus } from '../ListStatus/ListStatus.tsx'
import type { ListStatus as Status } from '../ListStatus/statusProps.ts'
import { type Column, type Sort, tracks } from './column.ts'
import { sortRows } from './sortRows.ts'
import { part } from './roles.ts'
import * as styles from './Table.css.ts'
import './ledger.css.ts'
import './counter.css.ts'
import { type Group, linesOf } from './lines.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { defaultMessages } from './messages.ts'

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
    /** Headings between the rows, while they are in the order of its column: days, months. */
    group?: Group<Row, Id>
    /** The choice of its rows, in one line above it. In a narrow window it shares that line with the headings that sort. */
    toolbar?: ReactNode
    /** Texts to use instead of the defaults in Table/messages.ts. */
    messages?: Partial<typeof defaultMessages>
  }

/**
 * A table, which scrolls with the page. On a phone a row has two lines. A link in its first column covers the row; the arrow keys walk
 * those links. Long tables are virtualised. Of a server's rows it shows `status`, `refreshing` and `stale`.
 */
export function Table<Row, Id extends string>(props: TableProps<Row, Id>) {
  const { label, columns, rows, rowId, empty, group, toolbar, messages } = props
  const say = { ...defaultMessages, ...messages }
  const id = useId()
  const [own, setOwn] = useState<Sort<Id> | null>(null)
  const sort = props.onSort ? props.sort : own
  // The header updates at once; the sorted rows follow.
  const followed = useDeferredValue(sort)
  const given = props.onSort !== undefined

  const ordered = useMemo(() => {
    const key = columns.find((column) => column.id === followed?.column)?.sortBy
    return given || !followed || !key ? rows : sortRows(rows, key, followed.direction)
  }, [rows, columns, followed, given])

  const lines = useMemo(
    () => linesOf(ordered, group && (followed === null || followed.column === group.by) ? group : undefined),
    [ordered, followed, group],
  )
  const headerOf = (sorted: Sort<Id>) => columns.find((column) => column.id === sorted.column)?.header ?? ''

  const sorted = sort && say.sorted(headerOf(sort), sort.direction)
  const announcement = [sorted, props.announcement].filter(Boolean).join('. ')

  return (
    <div className={styles.container}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      <ListStatus of={{ ...props, announcement }} messages={say}>
        <table
          {...part.table}
          className={styles.table}
          aria-labelledby={id}
          aria-rowcount={lines.length + 1}
          style={{ gridTemplateColumns: tracks(columns) }}>
          <caption id={id} className={styles.caption}>
            {label}
          </caption>
          <TableHead columns={columns} sort={sort} onSort={props.onSort ?? setOwn} />
          <TableBody columns={columns} lines={lines} rowId={rowId} />
        </table>
        {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
      </ListStatus>
    </div>
  )
}
