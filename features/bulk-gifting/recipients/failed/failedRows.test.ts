import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unprotectedCell } from '../../../shared/files/csv.ts'
import { failedRowsCsv } from '../csv.ts'
import { type Row, parseTable } from '../parseTable.ts'
import { addRows, addTyped, uploadFromRows } from '../readRecipients.ts'
import { correctRow } from '../checkRecipients.ts'
import { type FailedRow, type RecipientList, emptyList, invalidPart, withoutFailed } from '../recipientList.ts'
import { byEmail, pause, typed } from '../testing/readList.ts'

const failedRow = (number: number, address: string, name: string, reason = 'No.'): FailedRow => ({ number, address, name, reason })
const withFailed = (...failed: readonly FailedRow[]): RecipientList => ({ ...emptyList, failed })

async function upload(list: RecipientList, text: string): Promise<RecipientList> {
  const read = uploadFromRows('rows-not-added.csv', await parseTable(text, 60_000, pause), byEmail)
  if (read.status !== 'columns') throw new Error('The file is refused.')
  return addRows(list, read.list, read.columns, byEmail, pause)
}

describe('BLK-09 failed rows', () => {
  it('survive whatever is typed or uploaded after them', async () => {
    const before = withFailed(failedRow(3, 'dario@', 'Dario'))
    const list = await addTyped(before, await parseTable('ada@mail.example\nnobody', 60_000, pause), byEmail, pause)
    const after = await upload(list, 'Email\nbao@mail.example\ncara@')
    expect([after.recipients.map(({ address }) => address), after.failed.map(({ address }) => address)]).toEqual([
      ['ada@mail.example', 'bao@mail.example'],
      ['dario@', 'nobody', 'cara@'],
    ])
  })
  it('are replaced by the rows that come back, corrected or not', async () => {
    const failed = [
      failedRow(3, 'dario@', 'Dario', '“dario@” is not an email address.'),
      failedRow(3, 'elif@', 'Elif', '“elif@” is not an email address.'),
      failedRow(7, 'femi@', 'Femi', '“femi@” is not an email address.'),
    ]
    const [dario, elif, femi] = failed
    if (!dario || !elif || !femi) throw new Error('Three rows should fail.')
    const file = failedRowsCsv([dario, femi]).replace('"dario@"', '"dario@mail.example"').replace('"femi@"', '"femi@mail"')
    const after = await upload(withFailed(...failed), file)
    expect(after.recipients).toEqual([{ address: 'dario@mail.example', name: 'Dario' }])
    expect(after.failed).toEqual([elif, { ...femi, address: 'femi@mail', reason: '“femi@mail” is not an email address.' }])
  })
  it('of a list with the same titles as ours but other rows are not taken for those', async () => {
    const before = withFailed(failedRow(3, 'dario@', 'Dario', 'Another reason.'))
    const after = await upload(before, 'Row,Reason,Address,Name\nthird,x,ada@mail.example,Ada\n3,x,bao@,Bao')
    expect(after.failed.map(({ number, address }) => [number, address])).toEqual([
      [3, 'dario@'],
      [3, 'bao@'],
    ])
  })
  it('BLK-12 come back without the apostrophe that protects a spreadsheet', async () => {
    const file = failedRowsCsv([failedRow(2, '+ada@mail.example', '-Bob'), failedRow(3, 'tooft@mail.example', "'t Hooft")])
    expect((await upload(emptyList, file)).recipients).toEqual([
      { address: '+ada@mail.example', name: '-Bob' },
      { address: 'tooft@mail.example', name: "'t Hooft" },
    ])
  })
  it('BLK-12 keep every cell through a file of ours', () => {
    assert(
      property(string({ unit: constantFrom("'", '=', '+', '-', '@', ' ', 'a', '|', '\t'), minLength: 1 }), (cell) => {
        const [, row = ''] = failedRowsCsv([failedRow(1, cell, '')]).split('\r\n')
        expect(unprotectedCell(row.split('","')[2] ?? '')).toBe(cell)
      }),
    )
  })
})

const all = { email: 0, phone: null, name: 1, lastName: 2, hasHeader: false }
const table = (...rows: readonly Row[]) => ({ rows, unread: 0 })
const row = (number: number, ...cells: readonly string[]): Row => ({ number, cells, problem: null })

it('BLK-06 BLK-09 rows are named as they are where they fail, and after those that failed before', async () => {
  const before = { recipients: [], tooMany: 0, failed: [{ number: 9, address: '', name: '', reason: 'x' }] }
  const invalid = [row(1, '', 'Ada'), row(2, 'b'.repeat(70), 'Bao', 'O'), { number: 3, cells: ['"Cara', ' c@m.example;x'], problem: 'No.' }]
  expect((await addRows(before, table(...invalid), all, byEmail, pause)).failed).toEqual([
    ...before.failed,
    { number: 1, address: '', name: 'Ada', reason: 'There is no email address.' },
    { number: 2, address: 'b'.repeat(70), name: 'Bao O', reason: `“${'b'.repeat(60)}” is not an email address.` },
    { number: 3, address: 'c@m.example', name: '', reason: 'No.' },
  ])
  const noColumn = await addRows(emptyList, table(row(1, 'a@m.example')), { ...all, email: null }, byEmail, pause)
  expect(noColumn.failed[0]?.address).toBe('')
})

it('BLK-09 a failed row is corrected by its name where the name alone is too long', async () => {
  const long = 'A'.repeat(101)
  const list = await typed(`ada@mail.example, ${long}\n${long}, bao@`)
  const [lastName, both] = list.failed
  if (!lastName || !both) throw new Error('Two rows should fail.')
  expect([lastName, both].map(invalidPart)).toEqual(['name', 'address'])
  expect(correctRow(list, lastName, long, byEmail).failed[0]).toEqual(lastName)
  expect(correctRow(list, lastName, 'Ada', byEmail).recipients).toEqual([{ address: 'ada@mail.example', name: 'Ada' }])
  const [, left] = correctRow(list, both, 'bao@mail.example', byEmail).failed
  expect(left).toMatchObject({ address: 'bao@mail.example', reason: 'The name is longer than 100 characters.' })
  expect(left && invalidPart(left)).toBe('name')
})

it('BLK-09 the recipients stay when the failed rows are dismissed', async () => {
  const list = await typed('ada@mail.example\nbao@')
  expect(list.failed).toHaveLength(1)
  expect(withoutFailed(list)).toMatchObject({ recipients: [{ address: 'ada@mail.example' }], failed: [], tooMany: 0 })
})

it('BLK-06 typed recipients can be corrected one by one', async () => {
  const list = await typed('ada@mail.example\nBao Okafor, bao@\n"Cara; cara@mail.example; Red')
  const [second, third] = list.failed
  if (!second || !third) throw new Error('Two rows should fail.')
  expect(third.address).toBe('cara@mail.example')
  const again = correctRow(list, second, 'ada@mail.example', byEmail)
  expect(again.failed).toEqual([{ ...second, reason: 'ada@mail.example is in the list already.' }, third])
  const right = correctRow(list, second, ' bao@mail.example ', byEmail)
  expect(correctRow(right, third, 'ada@mail.example', byEmail).failed).toMatchObject([
    { reason: 'ada@mail.example is in the list already.' },
  ])
  expect(right).toEqual({
    recipients: [...list.recipients, { address: 'bao@mail.example', name: 'Bao Okafor' }],
    failed: [third],
    tooMany: 0,
  })
})
