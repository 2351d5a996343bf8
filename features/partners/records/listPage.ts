import { holds } from '../../shared/links/holds.ts'
import type { Column, Sort } from '../../../ui/Table/column.ts'
import { sortRows } from '../../../ui/Table/sortRows.ts'

const pageSize = 25

export type Columns<Row> = readonly [Column<Row, string>, ...Column<Row, string>[]]

/** The order of a list in its address: `name`, or `-name` for the other way round. Any other text is the order by the first column. */
export function sortFromText<Row>(text: string, columns: Columns<Row>): Sort<string> {
  const direction = text.startsWith('-') ? 'descending' : 'ascending'
  const column = columns.find(({ id, sortBy }) => sortBy !== undefined && id === text.replace(/^-/, ''))
  return column === undefined ? { column: columns[0].id, direction: 'ascending' } : { column: column.id, direction }
}

/** The text of an order in an address; empty for the first column's, which is the default. */
export const sortText = <Row>({ column, direction }: Sort<string>, [first]: Columns<Row>): string =>
  direction === 'descending' ? `-${column}` : column === first.id ? '' : column

function sorted<Row>(rows: readonly Row[], columns: Columns<Row>, { column, direction }: Sort<string>): readonly Row[] {
  const key = columns.find(({ id }) => id === column)?.sortBy
  return key === undefined ? rows : sortRows(rows, key, direction)
}

type Ordered<Row> = {
  readonly columns: Columns<Row>
  readonly rows: readonly Row[]
  /** The order, as the address has it. */
  readonly sort: string
  readonly onSort: (sort: string) => void
}

/** The rows of a table whose order is in the address: all rows in that order. */
export function inOrder<Row>({ columns, rows, sort, onSort }: Ordered<Row>) {
  const order = sortFromText(sort, columns)
  return { columns, rows: sorted(rows, columns, order), sort: order, onSort: (chosen: Sort<string>) => onSort(sortText(chosen, columns)) }
}

export type ListPage<Row> = {
  readonly rows: readonly Row[]
  /** The page that is shown: the last one where the address names a later one. */
  readonly page: number
  readonly pages: number
  /** The number of rows on all pages. */
  readonly count: number
}

export type ItemList<Row> = {
  readonly texts: (row: Row) => readonly (string | null)[]
  readonly filters: readonly { readonly value: string; readonly label: string; readonly shows: (row: Row) => boolean }[]
}

type ListSearch = { readonly q: string; readonly page: number; readonly sort: string; readonly show: string }

/** The rows that the address selects: searched, limited, sorted and paged. */
export function foundPage<Row>(list: ItemList<Row>, columns: Columns<Row>, rows: readonly Row[], search: ListSearch): ListPage<Row> {
  const filter = list.filters.find(({ value }) => value === search.show)
  const found = rows.filter((row) => (filter?.shows(row) ?? true) && holds(list.texts(row), search.q))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(search.page, pages)
  const all = sorted(found, columns, sortFromText(search.sort, columns))
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), page, pages, count: found.length }
}
