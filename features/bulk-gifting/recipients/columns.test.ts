import { describe, expect, it } from 'vitest'
import { columnNames, getExample, guessColumns, leftOutOf } from './columns.ts'
import type { Row } from './parseTable.ts'

const row = (number: number, ...cells: readonly string[]): Row => ({ number, cells, problem: null })

describe('BLK-09 the columns', () => {
  it('are named by their titles, or by letters with what is in the first row', () => {
    const rows = [row(1, ' E-mail ', ''), row(2, 'ada@mail.example', 'Ada', 'x')]
    expect(columnNames(rows, true)).toEqual(['E-mail', 'Column B', 'Column C'])
    expect(columnNames(rows, false)).toEqual(['Column A (E-mail)', 'Column B', 'Column C'])
    expect(columnNames([row(1, 'a'.repeat(40))], false)).toEqual([`Column A (${'a'.repeat(30)})`])
    expect(columnNames([row(1, ...Array.from({ length: 27 }, () => ''))], false)[26]).toBe('Column A')
    expect(columnNames([], true)).toEqual([])
  })
  it('are named where nothing is read from them', () => {
    const rows = [row(1, 'E-mail', 'First name', 'Last name', 'Amount', ''), row(2, 'ada@mail.example', 'Ada', 'Moreau', '75')]
    const read = { email: 0, phone: null, name: 1, lastName: 2 } as const
    expect(leftOutOf(rows, { ...read, hasHeader: true })).toEqual({ texts: ['Amount'], addresses: 0 })
    const texts = ['Column C (Moreau)', 'Column D (75)']
    expect(leftOutOf(rows.slice(1), { ...read, lastName: null, hasHeader: false }).texts).toEqual(texts)
  })
  it.each([
    ['a first name alone', ['First name', 'E-mail'], { name: 0, lastName: null }],
    ['a last name alone', ['Last name', 'E-mail'], { name: 0, lastName: null }],
    ['a first name by another word', ['Given', 'E-mail'], { name: 0, lastName: null }],
    ['a name, and what only sounds like one', ['First purchase', 'E-mail', 'Name'], { name: 2, lastName: null }],
    ['both', ['Last name', 'E-mail', 'First name'], { name: 2, lastName: 0 }],
    ['no name', ['Id', 'E-mail'], { name: null, lastName: null }],
    ['an address in its name', ['Id', 'E-mail name'], { name: null, lastName: null }],
  ])('hold %s', (_, titles, names) => {
    const rows = [row(1, ...titles), row(2, 'Ada', ' ada@mail.example ', 'Moreau')]
    expect(guessColumns(rows, false)).toEqual({ email: 1, phone: null, hasHeader: true, ...names })
  })
  it('have the names where words are, without titles', () => {
    const rows = [row(1, '1', 'R', 'ada@mail.example', 'Ada'), row(2, '2', 'B', 'bao@mail.example')]
    expect(guessColumns(rows, false)).toEqual({ email: 2, phone: null, name: 3, lastName: null, hasHeader: false })
  })
  it('are shown by the first row that can be read', () => {
    const broken = { number: 2, cells: ['"Ada, ada@mail.example'], problem: 'No.' }
    const rows = [row(1, 'Name', 'E-mail'), broken, row(3, 'Bao', ' bao@mail.example ')]
    expect([getExample(rows, true), getExample(rows, false), getExample([broken], false)]).toEqual([
      ['Bao', 'bao@mail.example'],
      ['Name', 'E-mail'],
      [],
    ])
  })
  it('are a hundred at most: a file of nothing but commas has millions', () => {
    const many = row(1, ...Array.from({ length: 101 }, (_, index) => (index === 99 ? 'ada@mail.example' : '')))
    expect(columnNames([many], false)).toHaveLength(100)
    expect(guessColumns([many], false).email).toBe(99)
  })
  it('have no title in a row that cannot be read: it is named as the others are', () => {
    const broken = { number: 1, cells: ['"Ada, ada@mail.example'], problem: 'No.' }
    expect(guessColumns([broken, row(2, 'Bao', 'bao@mail.example')], false)).toMatchObject({ email: 1, hasHeader: false })
  })
  it('are guessed from whole addresses, in the first rows', () => {
    const note = row(1, 'see a@b.example or not', 'ada@mail.example')
    expect(guessColumns([note, row(2, 'and a@c.example please', 'bao@mail.example')], false).email).toBe(1)
    const notes = [row(1, 'a@b.example left', 'see c@d.example', 'ada@mail.example'), row(2, 'e@f.example left', 'see g@h.example', '')]
    expect(guessColumns(notes, false).email).toBe(2)
    const late = Array.from({ length: 60 }, (_, index) => row(index, index < 50 ? '' : `p${index}@mail.example`, 'ada@mail.example'))
    expect(guessColumns(late, false).email).toBe(1)
  })
})
