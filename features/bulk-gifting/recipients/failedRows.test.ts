import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failedRowsCsv, unprotectedCell } from './csv.ts'
import { parseTable } from './parseTable.ts'
import { addRows, addTyped } from './readRecipients.ts'
import { type FailedRow, type RecipientList, emptyList } from './recipientList.ts'
import { uploadOf } from './upload.ts'

const pause = () => Promise.resolve()
const failedRow = (number: number, address: string, name: string, reason = 'No.'): FailedRow => ({ number, address, name, reason })
const withFailed = (...failed: readonly FailedRow[]): RecipientList => ({ ...emptyList, failed })

/** Uploads a file to a list. */
async function upload(list: RecipientList, text: string): Promise<RecipientList> {
  const read = uploadOf('rows-not-added.csv', await parseTable(text, 60_000, pause))
  if (read.status !== 'columns') throw new Error('The file is refused.')
  return addRows(list, read.list, read.columns, pause)
}

describe('BLK-09 failed rows', () => {
  it('survive whatever is typed or uploaded after them', async () => {
    const before = withFailed(failedRow(3, 'dario@', 'Dario'))
    const typed = await addTyped(before, await parseTable('ada@mail.example\nnobody', 60_000, pause), pause)
    const after = await upload(typed, 'Email\nbao@mail.example\ncara@')
    expect([after.recipients.map(({ email }) => email), after.failed.map(({ address }) => address)]).toEqual([
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
    expect(after.recipients).toEqual([{ email: 'dario@mail.example', name: 'Dario' }])
    expect(after.failed).toEqual([elif, { ...femi, address: 'femi@mail', reason: '“femi@mail” is not an email address.' }])
  })
  it('of a list with the same titles as ours but other rows are not taken for those', async () => {
    const before = withFailed(failedRow(3, 'dario@', 'Dario', 'Another reason.'))
    const after = await upload(before, 'Row,Reason,Email,Name\nthird,x,ada@mail.example,Ada\n3,x,bao@,Bao')
    expect(after.failed.map(({ number, address }) => [number, address])).toEqual([
      [3, 'dario@'],
      [3, 'bao@'],
    ])
  })
  it('BLK-12 come back without the apostrophe that protects a spreadsheet', async () => {
    const file = failedRowsCsv([failedRow(2, '+ada@mail.example', '-Bob'), failedRow(3, 'tooft@mail.example', "'t Hooft")])
    expect((await upload(emptyList, file)).recipients).toEqual([
      { email: '+ada@mail.example', name: '-Bob' },
      { email: 'tooft@mail.example', name: "'t Hooft" },
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
