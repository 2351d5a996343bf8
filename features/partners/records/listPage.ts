import { fold } from '../../../ui/fold.ts'
import type { Column, Sort, SortKey } from '../../../ui/Table/column.ts'
import { sortRows } from '../../../ui/Table/sortRows.ts'

/** Rows of a list on one page. */
const pageSize = 25

/** The order of a list in its address: `name`, or `-name` for the other way round. Any other text is the order by the first key. */
export function sortOf<Id extends string>(text: string, ids: readonly [Id, ...Id[]]): Sort<Id> {
  const direction = text.startsWith('-') ? 'descending' : 'ascending'
  const column = ids.find((id) => id === text.replace(/^-/, ''))
  return column === undefined ? { column: ids[0], direction: 'ascending' } : { column, direction }
}

/** The text of an order in an address; empty for the first key's, which is the default. */
export const sortText = <Id extends string>({ column, direction }: Sort<Id>, [first]: readonly [Id, ...Id[]]): string =>
  direction === 'descending' ? `-${column}` : column === first ? '' : column

/** The columns of a table. */
export type Columns<Row, Id extends string> = readonly [Column<Row, Id>, ...Column<Row, Id>[]]

type Ordered<Row, Id extends string> = {
  readonly columns: Columns<Row, Id>
  readonly rows: readonly Row[]
  /** The columns that it can be sorted by, the default first. */
  readonly sorts: readonly [Id, ...Id[]]
  /** The order, as the address has it. */
  readonly sort: string
  readonly onSort: (sort: string) => void
}

/** What a table shows whose order is in the address: all rows in that order. */
export function inOrder<Row, Id extends string>({ columns, rows, sorts, sort, onSort }: Ordered<Row, Id>) {
  const order = sortOf(sort, sorts)
  const key = columns.find(({ id }) => id === order.column)?.sortBy
  return {
    columns,
    rows: key === undefined ? rows : sortRows(rows, key, order.direction),
    sort: order,
    onSort: (chosen: Sort<Id>) => onSort(sortText(chosen, sorts)),
  }
}

/** What a page of a list shows. */
export type ListPage<Row> = {
  readonly rows: readonly Row[]
  /** The page that is shown: the last one where the address names a later one. */
  readonly page: number
  readonly pages: number
  /** How many rows all pages have. */
  readonly count: number
}

/** One page of rows, in order. */
export function pageOf<Row>(rows: readonly Row[], key: (row: Row) => SortKey, { direction }: Sort<string>, asked: number): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(asked, pages)
  return { rows: sortRows(rows, key, direction).slice((page - 1) * pageSize, page * pageSize), page, pages, count: rows.length }
}

/** Whether the texts hold all words that are searched for, in any case and order, with or without accents. */
export function holds(texts: readonly (string | null)[], q: string): boolean {
  const all = fold(texts.join(' '))
  return fold(q)
    .split(/\s/)
    .every((word) => all.includes(word))
}

/** What rows are searched, limited and sorted by. */
export type ItemList<Row, Id extends string> = {
  readonly texts: (row: Row) => readonly (string | null)[]
  readonly filters: readonly { readonly value: string; readonly label: string; readonly shows: (row: Row) => boolean }[]
  /** The columns that they are sorted by, the default first. */
  readonly sorts: readonly [Id, ...Id[]]
  readonly keys: Readonly<Record<Id, (row: Row) => SortKey>>
}

type ListSearch = { readonly q: string; readonly page: number; readonly sort: string; readonly show: string }

/** The rows that the address asks for: searched, limited, sorted and paged. */
export function foundPage<Row, Id extends string>(list: ItemList<Row, Id>, rows: readonly Row[], search: ListSearch): ListPage<Row> {
  const order = sortOf(search.sort, list.sorts)
  const filter = list.filters.find(({ value }) => value === search.show)
  const found = rows.filter((row) => (filter?.shows(row) ?? true) && holds(list.texts(row), search.q))
  return pageOf(found, list.keys[order.column], order, search.page)
}
