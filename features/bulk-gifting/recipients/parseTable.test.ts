import { array, assert, asyncProperty, boolean, constantFrom, string } from 'fast-check'
import { unparse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { parseTable } from './parseTable.ts'
import { addTyped, uploadFromRows } from './readRecipients.ts'
import { emptyList } from './recipientList.ts'
import { byEmail } from './testing/readList.ts'

const pauses = { count: 0 }
const pause = async () => void (pauses.count += 1)
const read = (text: string, most = 60_000) => parseTable(text, most, pause)
const parsed = async (text: string) => (await read(text)).rows
const readCells = async (text: string) => (await parsed(text)).map(({ cells }) => cells)
const lines = (count: number, lineAt: (index: number) => string) => Array.from({ length: count }, (_, index) => lineAt(index)).join('\n')

describe('BLK-09 the rows of a file', () => {
  it('are counted as a spreadsheet counts, with the empty ones', async () => {
    expect((await parsed('a,b\n\n , \nc,d')).map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'a', 'b'],
      [4, 'c', 'd'],
    ])
    expect(await parsed('')).toEqual([])
  })
  it('are counted on after rows whose quotation marks do not match', async () => {
    const rows = await parsed('a@m.example,A\n"b,B\nc@m.example,C\n"d" x,D\ne@m.example,E\n"f')
    expect(rows.map(({ number, cells, problem }) => [number, problem, ...cells])).toEqual([
      [1, null, 'a@m.example', 'A'],
      [2, 'Its quotation marks do not match.', '"b,B'],
      [3, null, 'c@m.example', 'C'],
      [4, 'Its quotation marks do not match.', '"d" x,D'],
      [5, null, 'e@m.example', 'E'],
      [6, 'Its quotation marks do not match.', '"f'],
    ])
  })
  it('are at most as many as are asked for: the others are counted', async () => {
    expect(await read('a\nb\n\nc\nd\ne', 3)).toMatchObject({ rows: { length: 3 }, unread: 2 })
    expect(await read('"a\n"b\n"c\n', 2)).toMatchObject({ rows: { length: 2 }, unread: 1 })
  })
  it.each(['\n', '\r\n', '\r'])('end with %j', async (end) => {
    expect(await readCells(['a@m.example;A', '"b', '";B', 'c@m.example;C', ''].join(end))).toEqual([
      ['a@m.example', 'A'],
      ['b\n', 'B'],
      ['c@m.example', 'C'],
    ])
  })
  it('are read soon, however many quotation marks are wrong', async () => {
    for (const lineAt of [
      (index: number) => `"Ada" ${index},p${index}@m.example`,
      (index: number) => `"Ada ${index},p${index}@m.example`,
    ]) {
      const rows = await parsed(lines(20_000, lineAt))
      expect(rows).toHaveLength(20_000)
      expect(rows.every(({ problem }) => problem !== null)).toBe(true)
    }
  })
  it('keep their delimiter where the first quotation mark is not closed', async () => {
    const rows = await parsed(`"Ada;a@m.example\n${lines(600, (index) => `Person, ${index};p${index}@m.example`)}`)
    expect(rows.map(({ problem }) => problem !== null).indexOf(true)).toBe(0)
    expect(rows.slice(1).map(({ cells }) => cells[1])).toEqual(Array.from({ length: 600 }, (_, index) => `p${index}@m.example`))
  })
  it('may have a cell that goes from one block of lines to the next', async () => {
    const text = `${lines(245, (index) => `p${index}@m.example,A`)}\nq@m.example,"${'line\n'.repeat(200)}"\nr@m.example,B\n`
    const rows = await parsed(text)
    expect(rows).toHaveLength(247)
    expect(rows.slice(-2)).toEqual([
      { number: 246, cells: ['q@m.example', 'line\n'.repeat(200)], problem: null },
      { number: 247, cells: ['r@m.example', 'B'], problem: null },
    ])
  })
  it('have up to 100,000 characters', async () => {
    const rows = await parsed(`b@m.example\n${'c'.repeat(100_000)}\n${'d'.repeat(100_001)}`)
    expect(rows.map(({ number, problem }) => [number, problem])).toEqual([
      [1, null],
      [2, null],
      [3, 'It is longer than 100,000 characters.'],
    ])
    expect(rows[2]?.cells.join().length).toBe(100)
  })
  it.each([', ', '; ', ' '])('may be longer where everybody stands in one line, divided by %j', async (separator) => {
    const line = Array.from({ length: 20_000 }, (_, index) => `p${index}@m.example`).join(separator)
    const [row] = await parsed(`${line}\n`)
    expect([row?.problem, row?.cells.length, row?.cells.at(-1)]).toEqual([null, 20_000, 'p19999@m.example'])
  })
  it('are what a spreadsheet has written', async () => {
    const cell = string({ unit: constantFrom('a', ' ', '"', ',', ';', '\t', '\n', '=', '@', '🎉'), maxLength: 5 })
    await assert(
      asyncProperty(
        array(array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        boolean(),
        async (table, quotes) => {
          // Hundreds of times, so that rows lie across the blocks. Addresses tell the delimiter, and make each row a row.
          const rows = Array.from({ length: 130 }, () => table.map((cells) => ['p@mail.example', ...cells])).flat()
          const value = (text: string) => /^\s*=\s*"((?:[^"]|"")*)"\s*$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text
          expect(await readCells(unparse(rows, { quotes, newline: '\r\n' }))).toEqual(rows.map((cells) => cells.map(value)))
        },
      ),
      { numRuns: 30 },
    )
  })
  it('let the page respond', async () => {
    pauses.count = 0
    const rows = await parsed(lines(3_500, (index) => `p${index}@mail.example`))
    expect([rows.length, pauses.count]).toEqual([3_500, 14])
    const list = await addTyped(emptyList, { rows, unread: 0 }, byEmail, pause)
    expect(pauses.count).toBe(14 + 35)
    await addTyped(list, { rows, unread: 0 }, byEmail, pause)
    expect(pauses.count).toBe(14 + 35 + 70)
  })
  it('keep a mark that is not at the start', async () => {
    expect((await parsed('\uFEFFa\uFEFFb,c'))[0]?.cells[0]).toBe('a\uFEFFb')
    expect((await parsed('a\uFEFFb,c'))[0]?.cells[0]).toBe('a\uFEFFb')
  })
})

describe('BLK-09 an uploaded file', () => {
  const upload = async (text: string) => uploadFromRows('people.csv', await read(text), byEmail)
  it.each(['E-mail,Name', 'E-mail,Name\nAda,Moreau\n', '12,34\n"56', ',,,\n\n'])('without an address is refused: %j', async (text) => {
    expect(await upload(text)).toEqual({
      status: 'refused',
      name: 'people.csv',
      problem: 'There is no email address in this file. Each recipient needs one in a row.',
    })
  })
  it('whose rows are all broken is refused with the reason', async () => {
    expect(await upload('"Ada" A,ada@mail.example\n"Bao" B,bao@mail.example')).toEqual({
      status: 'refused',
      name: 'people.csv',
      problem: 'No row of this file can be read. Row 1: Its quotation marks do not match.',
    })
    expect(await upload('"Ada" A,ada@mail.example\nBao,bao@mail.example')).toMatchObject({ status: 'columns' })
  })
  it('asks what its columns hold', async () => {
    expect(await upload('E-mail\nada@mail.example')).toMatchObject({
      status: 'columns',
      name: 'people.csv',
      list: { rows: [{ cells: ['E-mail'] }, { cells: ['ada@mail.example'] }], unread: 0 },
      columns: { email: 0, hasHeader: true },
    })
  })
  it.each([
    ['ada@mail.example; bao@mail.example;', [['ada@mail.example'], [' bao@mail.example']]],
    ['ada@mail.example; ;bao@mail.example', [['ada@mail.example'], ['bao@mail.example']]],
    [
      'Ada <ada@mail.example>; Bao <bao@mail.example>\nCara <cara@mail.example>',
      [['Ada <ada@mail.example>'], [' Bao <bao@mail.example>'], ['Cara <cara@mail.example>']],
    ],
    ['ada@mail.example;Ada', [['ada@mail.example', 'Ada']]],
    ['ada@mail.example', [['ada@mail.example']]],
    // An address of an office may stand beside each.
    [
      'ada@mail.example;bao@mail.example\ncleo@mail.example;dan@mail.example',
      [
        ['ada@mail.example', 'bao@mail.example'],
        ['cleo@mail.example', 'dan@mail.example'],
      ],
    ],
  ])('may have all recipients in one row, as a mail program copies them: %j', async (text, cells) => {
    expect(await upload(text)).toMatchObject({ list: { rows: cells.map((each) => ({ cells: each })) } })
  })
})
