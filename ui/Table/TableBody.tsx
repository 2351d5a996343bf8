import { memo, type Ref, useRef } from 'react'
import { useWindowList } from '../useVirtualList.ts'
import type { Column } from './column.ts'
import type { Line } from './lines.ts'
import { part } from './roles.ts'
import * as styles from './Table.css.ts'
import { TableGroup } from './TableGroup.tsx'
import { TableRow } from './TableRow.tsx'
import { walkRows } from './walkRows.ts'

type TableBodyProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[]
  lines: readonly Line<Row>[]
  rowId: (row: Row) => string
}

type LineProps<Row, Id extends string> = Pick<TableBodyProps<Row, Id>, 'columns'> & {
  line: Line<Row>
  index: number
  top?: number
  ref?: Ref<HTMLTableRowElement>
}

const TableLine = <Row, Id extends string>({ columns, line, ...placed }: LineProps<Row, Id>) =>
  line.kind === 'group' ? (
    <TableGroup {...placed} head={line.head} columns={columns.length} />
  ) : (
    <TableRow {...placed} columns={columns} row={line.row} />
  )

const keyOf = <Row,>(line: Line<Row>, rowId: (row: Row) => string) => (line.kind === 'group' ? `group ${line.id}` : rowId(line.row))

/** Up to so many lines are all in the page: they can be printed, and found by the browser's search. */
const maxWhole = 60

const WholeBody = <Row, Id extends string>({ lines, rowId, columns }: TableBodyProps<Row, Id>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are of the links in it
  <tbody {...part.group} className={styles.body} onKeyDown={walkRows}>
    {lines.map((line, index) => (
      <TableLine key={keyOf(line, rowId)} columns={columns} line={line} index={index} />
    ))}
  </tbody>
)

function VirtualBody<Row, Id extends string>({ lines, rowId, columns }: TableBodyProps<Row, Id>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { virtualizer, focusHandlers, above } = useWindowList<HTMLTableRowElement>({
    count: lines.length,
    list: body,
    itemHeight: 44,
    overscan: 10,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are of the links in it
    <tbody
      {...part.group}
      {...focusHandlers}
      ref={body}
      className={styles.body}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={walkRows}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const line = lines[index]
        if (line === undefined) return null
        return (
          <TableLine
            key={keyOf(line, rowId)}
            columns={columns}
            ref={virtualizer.measureElement}
            line={line}
            index={index}
            top={start - above}
          />
        )
      })}
    </tbody>
  )
}

function Body<Row, Id extends string>(props: TableBodyProps<Row, Id>) {
  return props.lines.length > maxWhole ? <VirtualBody {...props} /> : <WholeBody {...props} />
}

/** The rows, virtualised when many. Memoised: they do not render when only the header changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameters
export const TableBody = memo(Body) as typeof Body
