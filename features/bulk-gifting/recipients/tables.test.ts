import { describe, expect, it } from 'vitest'
import { failedRowsCsv, redemptionsCsv } from './csv.ts'
import { decodeFile } from './decodeFile.ts'
import { type Row, parseTable } from './parseTable.ts'
import { addRows, addTyped } from './readRecipients.ts'
import { emptyList } from './recipientList.ts'

const pause = async () => undefined
const parsed = (text: string) => parseTable(text, 60_000, pause)
const table = (...rows: readonly Row[]) => ({ rows, unread: 0 })
const row = (number: number, ...cells: readonly string[]): Row => ({ number, cells, problem: null })

describe('BLK-12 BLK-09 files of ours', () => {
  it('quote each cell, and end rows as Excel does', () => {
    expect(failedRowsCsv([{ number: 3, address: '=1', name: 'a-b\tc', reason: 'x' }])).toBe(
      '\uFEFF"Row","Reason","Email","Name"\r\n"3","x","\'=1","a-b\tc"',
    )
  })
  it('have no cell that a spreadsheet would calculate, in an export either', () => {
    const formulas = ['=1+1', '+1', '-1', '@A1', '|calc', '%1', '\t=1', ' =1', '＝1']
    for (const text of formulas) {
      const gift = {
        id: '1',
        email: text,
        name: text,
        status: 'bounced',
        reason: text,
        code: text,
        changedAt: null,
        canRetry: false,
      } as const
      const [, line] = redemptionsCsv([gift]).split('\r\n')
      expect(line).toBe([`'${text}`, `'${text}`, 'bounced', `'${text}`, `'${text}`, ''].map((cell) => `"${cell}"`).join(','))
    }
  })
  it('say what became of each gift', () => {
    const gift = { id: '1', email: 'ada@mail.example', name: 'Ada', canRetry: false } as const
    expect(
      redemptionsCsv([
        { ...gift, status: 'bounced', reason: 'Full.', code: 'GIFT1', changedAt: new Date('2026-11-20T17:00:00Z') },
        { ...gift, status: 'scheduled', reason: null, code: null, changedAt: null },
      ]).split('\r\n'),
    ).toEqual([
      '\uFEFF"Email","Name","Status","Reason","Code","Changed at"',
      '"ada@mail.example","Ada","bounced","Full.","GIFT1","2026-11-20T17:00:00.000Z"',
      '"ada@mail.example","Ada","scheduled","","",""',
    ])
  })
})

describe('BLK-09 the bytes of a file', () => {
  const decode = (...bytes: readonly number[]) => decodeFile(Uint8Array.from(bytes).buffer)
  const text = (...bytes: readonly number[]) => {
    const decoded = decode(...bytes)
    return decoded.ok ? decoded.text : decoded.problem
  }
  const latin = Array.from('ab,c@d', (letter) => letter.charCodeAt(0))
  it('are a workbook only with the whole of its signature', () => {
    for (const signature of [
      [0x50, 0x4b, 0x03, 0x04],
      [0xd0, 0xcf, 0x11, 0xe0],
    ]) {
      expect(text(...signature, 0)).toMatch(/^This is a spreadsheet file\..*CSV UTF-8/)
      for (const index of signature.keys()) expect(text(...signature.with(index, 0x41), 0)).not.toMatch(/spreadsheet/)
    }
  })
  it('are UTF-16 by their mark, or by their zeros', () => {
    const little = latin.flatMap((byte) => [byte, 0])
    const big = latin.flatMap((byte) => [0, byte])
    for (const bytes of [little, big, [0xff, 0xfe, ...little], [0xfe, 0xff, ...big]]) expect(text(...bytes)).toBe('ab,c@d')
    // 'é' in UTF-16 has no zero that would tell.
    expect(text(0xff, 0xfe, 0x13, 0x20)).toBe('–')
    expect(text(0xfe, 0xff, 0x20, 0x13)).toBe('–')
    expect(text(0xff, 0x41)).toBe('ÿA')
    expect(text(...latin, 0, ...latin)).toMatch(/isn’t text/)
    expect(text(...little, 0, 0)).toMatch(/isn’t text/)
  })
  it('may hold control characters far below, which names lose', () => {
    expect(decode(...Array.from({ length: 10_001 }, () => 0x41), 1).ok).toBe(true)
    expect(text(0x41, 1)).toBe('This file isn’t text. Save the list as CSV and choose that file.')
    expect(text(0x20)).toBe('This file is empty.')
  })
})

describe('BLK-06 BLK-09 the recipients in rows', () => {
  const all = { email: 0, name: 1, lastName: 2, hasHeader: false }
  it('have a name of up to 100 characters', async () => {
    const rows = [row(1, 'a@m.example', 'a'.repeat(100)), row(2, 'b@m.example', 'a'.repeat(101)), row(3, 'c@m.example')]
    const { recipients, failed } = await addRows(emptyList, table(...rows), all, pause)
    expect(recipients.map(({ name }) => name.length)).toEqual([100, 0])
    expect(failed).toEqual([
      { number: 2, address: 'b@m.example', name: 'a'.repeat(101), reason: 'The name is longer than 100 characters.' },
    ])
  })
  it('are named as they are where they fail, and after those that failed before', async () => {
    const before = { recipients: [], tooMany: 0, failed: [{ number: 9, address: '', name: '', reason: 'x' }] }
    const invalid = [
      row(1, '', 'Ada'),
      row(2, 'b'.repeat(70), 'Bao', 'O'),
      { number: 3, cells: ['"Cara', ' c@m.example;x'], problem: 'No.' },
    ]
    expect((await addRows(before, table(...invalid), all, pause)).failed).toEqual([
      ...before.failed,
      { number: 1, address: '', name: 'Ada', reason: 'There is no email address.' },
      { number: 2, address: 'b'.repeat(70), name: 'Bao O', reason: `“${'b'.repeat(60)}” is not an email address.` },
      { number: 3, address: 'c@m.example', name: '', reason: 'No.' },
    ])
    const noColumn = await addRows(emptyList, table(row(1, 'a@m.example')), { ...all, email: null }, pause)
    expect(noColumn.failed[0]?.address).toBe('')
  })
  const typed = async (text: string) => addTyped(emptyList, await parsed(text), pause)
  it('are all that a row holds, each once and without a name', async () => {
    const { recipients, failed } = await typed('Team, ada@mail.example, bao@mail.example, ada@mail.example')
    expect([recipients, failed]).toEqual([
      [
        { email: 'ada@mail.example', name: '' },
        { email: 'bao@mail.example', name: '' },
      ],
      [],
    ])
  })
  it('are none in a row of words, or of wrong quotation marks', async () => {
    expect((await typed('Ada, Moreau\n"Bao; bao@mail.example')).failed).toEqual([
      { number: 1, address: 'Ada  Moreau', name: '', reason: '“Ada Moreau” is not an email address.' },
      { number: 2, address: 'bao@mail.example', name: '', reason: 'Its quotation marks do not match.' },
    ])
    expect((await typed('"Bao')).failed[0]?.address).toBe('"Bao')
  })
  it('follow a row of titles, unless it is the only one or an address', async () => {
    expect((await typed('Mail\nada@mail.example')).failed).toEqual([])
    expect((await typed('E-mail')).failed).toHaveLength(1)
    expect((await typed('ada@mail.example\nbao@mail.example')).recipients).toHaveLength(2)
    expect((await typed('Names\nada@mail.example')).failed).toHaveLength(1)
    expect(await typed('')).toEqual(emptyList)
  })
})
