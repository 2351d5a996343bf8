import { Icon } from '../Icon/Icon.tsx'
import type { Column, Sort } from './column.ts'
import { part } from './roles.ts'
import * as styles from './TableHead.css.ts'

type TableHeadProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[]
  sort: Sort<Id> | null
  onSort: (sort: Sort<Id>) => void
}

export function TableHead<Row, Id extends string>({ columns, sort, onSort }: TableHeadProps<Row, Id>) {
  return (
    <thead {...part.group} className={styles.head}>
      <tr {...part.row} className={styles.headRow} aria-rowindex={1}>
        {columns.map(({ id, header, sortBy, isMoney, align = isMoney ? 'end' : 'start', narrow }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              {...part.header}
              className={styles.header}
              scope="col"
              aria-sort={direction}
              data-align={align}
              data-narrow={narrow}
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
