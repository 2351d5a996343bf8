import { describe, expect, it } from 'vitest'
import type { Columns } from '../../../ui/Table/column.ts'
import { foundPage, inOrder, sortFromText, sortText } from './listPage.ts'
import { holds } from '../../shared/links/holds.ts'

type Row = { readonly name: string; readonly city: string }
const columns: Columns<Row> = [
  { id: 'name', header: 'Name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'city', header: 'City', sortBy: ({ city }) => city, cell: ({ city }) => city },
  { id: 'actions', header: 'Actions', cell: () => null },
]
const ascending = { column: 'name', direction: 'ascending' } as const

describe('PRT-13 the order of a list in its address', () => {
  it.each([
    ['city', { column: 'city', direction: 'ascending' }],
    ['-city', { column: 'city', direction: 'descending' }],
  ] as const)('%j is the order %j, and the other way round', (text, sort) => {
    expect(sortFromText(text, columns)).toEqual(sort)
    expect(sortText(sort, columns)).toBe(text)
  })
  it.each(['ci-ty', 'actions'])('%j is the first order', (text) => {
    expect(sortFromText(text, columns)).toEqual(ascending)
  })
})

describe('PRT-13 a table whose order is in the address', () => {
  const rows: readonly Row[] = [
    { name: 'Kumo', city: 'Austin' },
    { name: 'Fern', city: 'Denver' },
  ]
  const table = (sort: string, onSort: (sort: string) => unknown = () => null) => inOrder({ columns, rows, sort, onSort })

  it('writes the chosen order into the address, and nothing for the first one', () => {
    const written: string[] = []
    table('', (sort) => written.push(sort)).onSort({ column: 'city', direction: 'descending' })
    table('-city', (sort) => written.push(sort)).onSort({ column: 'name', direction: 'ascending' })
    expect(written).toEqual(['-city', ''])
  })
})

describe('PRT-13 a page of a list', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => 60 - index)
  const list = { texts: () => [], filters: [] }
  const page = (asked: number, some: readonly number[] = numbers) =>
    foundPage(list, [{ id: 'number', header: 'Number', sortBy: (row: number) => row, cell: String }], some, {
      q: '',
      page: asked,
      sort: '',
      show: '',
    })

  it.each([[9, 3, 51, 60]])('%i is page %i, with the rows %i to %i in their order', (asked, shown, first, last) => {
    const { rows: on, ...rest } = page(asked)
    expect(rest).toEqual({ page: shown, pages: 3, count: 60 })
    expect(on).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  })
})

it.each([
  ['', true],
  ['RAMEN  kumo', true],
  ['ramen malaga', true],
  ['kumo tern', false],
  ['nmá', false],
])('PRT-13 a search for %j finds the ramen of Málaga: %s', (q, found) => {
  expect(holds(['Kumo Ramen', null, 'Málaga'], q)).toBe(found)
})
