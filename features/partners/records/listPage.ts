import { holds } from '../../shared/links/holds.ts'
import type { IconName } from '../../../ui/Icon/icons.ts'
import type { Columns, Sort } from '../../../ui/Table/column.ts'
import { sortRows } from '../../../ui/Table/sortRows.ts'
import type { ListSearch } from '../address.ts'
import type { Noun } from './noun.ts'

const pageSize = 25

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

/** The rows of one page, and how many there are on all. A page beyond the end is the last one. */
export function pageOf<Row>(all: readonly Row[], asked: number, size: number) {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(asked, pages)
  return { rows: all.slice((page - 1) * size, page * size), page, pages, count: all.length }
}

/** The page of a record; with the name on the wire of the field that takes the focus there. */
export type ItemHref = (id: string, field?: string | null) => string

/** A list of records, as data. */
export type ItemList<Row, Search extends ListSearch> = {
  readonly noun: Noun
  readonly icon: IconName
  /** The text where there is no record yet; by default, who adds the first. */
  readonly none?: string
  readonly texts: (row: Row) => readonly (string | null)[]
  readonly filters: readonly { readonly value: string; readonly label: string; readonly shows: (row: Row) => boolean }[]
  /** Whether a row is of what the address asks for besides. */
  readonly isOf?: (row: Row, search: Search) => boolean
  readonly columns: (hrefOf: ItemHref) => Columns<Row>
  /** The search that shows all rows. */
  readonly all: Partial<Search>
}

/** The rows that the address selects: searched, limited, sorted and paged. */
export function foundPage<Row, Search extends ListSearch>(
  list: Pick<ItemList<Row, Search>, 'texts' | 'filters' | 'isOf'>,
  columns: Columns<Row>,
  rows: readonly Row[],
  search: Search,
) {
  const filter = list.filters.find(({ value }) => value === search.show)
  const isFound = (row: Row) => (filter?.shows(row) ?? true) && (list.isOf?.(row, search) ?? true) && holds(list.texts(row), search.q)
  return pageOf(sorted(rows.filter(isFound), columns, sortFromText(search.sort, columns)), search.page, pageSize)
}
