import { Icon } from '../Icon/Icon.tsx'
import { ChooseBox } from './ChooseBox.tsx'
import type { Column, Sort } from './column.ts'
import { type Choice, part } from './roles.ts'
import * as styles from './TableHead.css.ts'

type TableHeadProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[]
  sort: Sort<Id> | null
  onSort: (sort: Sort<Id>) => void
  rows: readonly Row[]
  rowId: (row: Row) => string
  choosing: Choice<Row> | undefined
}

/** Chooses all shown rows or none of them. Rows chosen on another page, or before a filter, stay chosen. */
function ChooseAll<Row>({ rows, rowId, choosing }: { rows: readonly Row[]; rowId: (row: Row) => string; choosing: Choice<Row> }) {
  const { chosen, onChoose, say } = choosing
  const isChosen = (row: Row) => chosen.has(rowId(row))
  const all = rows.length > 0 && rows.every(isChosen)
  const choose = () => {
    const ids = new Set(rows.map(rowId))
    onChoose(new Set(all ? [...chosen].filter((id) => !ids.has(id)) : [...chosen, ...ids]))
  }
  return <ChooseBox label={say.chooseAll} checked={all} mixed={!all && rows.some(isChosen)} onChange={choose} />
}

/** The header, which sorts. */
export function TableHead<Row, Id extends string>({ columns, sort, onSort, rows, rowId, choosing }: TableHeadProps<Row, Id>) {
  return (
    <thead {...part.group} className={styles.head}>
      <tr {...part.row} className={styles.headRow} aria-rowindex={1}>
        {choosing && (
          <th {...part.header} className={styles.headChoice} scope="col">
            <ChooseAll rows={rows} rowId={rowId} choosing={choosing} />
          </th>
        )}
        {columns.map(({ id, header, sortBy, align = 'start' }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              {...part.header}
              className={styles.header}
              scope="col"
              aria-sort={direction}
              data-align={align}
              data-sorts={sortBy ? true : undefined}>
              {sortBy ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}>
                  <span>{header}</span>
                  <span className={styles.arrow} data-direction={direction ?? 'none'}>
                    <Icon name={direction ? 'up' : 'sort'} size="sm" />
                  </span>
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
