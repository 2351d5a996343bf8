import { array, assert, asyncProperty, constantFrom, integer, property, string } from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { guessColumns } from './columns.ts'
import { failedRowsCsv } from './csv.ts'
import { decodeFile } from './decodeFile.ts'
import { parseTable } from './parseTable.ts'
import { addRows, addTyped } from './readRecipients.ts'
import { correctRow, emptyList } from './recipientList.ts'

const most = 60_000
const pause = () => Promise.resolve()

/** Reads a file as the page does: decoded, parsed, with the columns that are guessed. */
async function read(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const decoded = decodeFile(Uint8Array.from(bytes).buffer)
  if (!decoded.ok) throw new Error(decoded.problem)
  const table = await parseTable(decoded.text, most, pause)
  const list = await addRows(emptyList, table, guessColumns(table.rows), pause)
  return {
    recipients: list.recipients.map(({ email, name }) => `${name} <${email}>`),
    failed: list.failed.map(({ number, reason }) => `${number}: ${reason}`),
  }
}
const typed = async (text: string) => addTyped(emptyList, await parseTable(text, most, pause), pause)

const ada = 'Ada Moreau <ada@mail.example>'
const bao = 'Bao Okafor <bao@mail.example>'

/** Text in UTF-16, with or without its mark. */
const utf16 = (text: string, { big = false, mark = true } = {}): Uint8Array => {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2))
  Array.from((mark ? '\uFEFF' : '') + text, (_, index) =>
    view.setUint16(index * 2, ((mark ? '\uFEFF' : '') + text).charCodeAt(index), !big),
  )
  return new Uint8Array(view.buffer)
}

describe('BLK-09 a file', () => {
  it.each([
    ['with a header', 'Name,E-mail\nAda Moreau,ada@mail.example\nBao Okafor,bao@mail.example'],
    ['without a header', 'ada@mail.example,Ada Moreau\nbao@mail.example,Bao Okafor'],
    ['with tabs', 'Email\tName\nada@mail.example\tAda Moreau\nbao@mail.example\tBao Okafor'],
    ['with semicolons', 'Email;Name\nada@mail.example;Ada Moreau\nbao@mail.example;Bao Okafor'],
    ['with a mark at its start', '\uFEFFemail,name\nada@mail.example,Ada Moreau\nbao@mail.example,Bao Okafor'],
    ['from Windows', 'email,name\r\nada@mail.example,Ada Moreau\r\nbao@mail.example,Bao Okafor\r\n'],
    ['from an old Mac', 'email,name\rada@mail.example,Ada Moreau\rbao@mail.example,Bao Okafor\r'],
    ['with first and last names', 'First name,Last name,E-mail\nAda,Moreau,ada@mail.example\nBao,Okafor,bao@mail.example'],
    ['with other columns', 'id,Email,Team,Name,\n1,ada@mail.example,Red,Ada Moreau,,\n2,bao@mail.example,,Bao Okafor,x,y,z'],
    [
      'with quotation marks, empty rows and spaces',
      'name,email\n\n" Ada  Moreau ", ADA@mail.example \n,\n"Bao\nOkafor",bao@mail.example\n',
    ],
  ])('is read %s', async (_, text) => {
    expect(await read(text)).toEqual({ recipients: [ada, bao], failed: [] })
  })

  it.each([
    ['UTF-16 for Windows', utf16('email\tname\nada@mail.example\tAda Moreau')],
    ['UTF-16 for Unix', utf16('email\tname\nada@mail.example\tAda Moreau', { big: true })],
    ['UTF-16 without a mark', utf16('email\tname\nada@mail.example\tAda Moreau', { mark: false })],
  ])('is read in %s', async (_, bytes) => {
    expect((await read(bytes)).recipients).toEqual([ada])
  })

  it('is read in the encoding of Windows', async () => {
    expect((await read(Uint8Array.from('renee@mail.example,Ren\xe9e', (letter) => letter.charCodeAt(0)))).recipients).toEqual([
      'Renée <renee@mail.example>',
    ])
  })

  it('keeps emoji and other scripts', async () => {
    expect((await read('zoe@mail.example,Zoë 🎉 明')).recipients).toEqual(['Zoë 🎉 明 <zoe@mail.example>'])
  })

  it.each([
    ['binary', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0], /not text/],
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14], /spreadsheet file/],
    ['empty', [0x20, 0x0a], /empty/],
  ])('that is %s is refused', async (_, bytes, problem) => {
    await expect(read(Uint8Array.from(bytes))).rejects.toThrow(problem)
  })

  it('names each row that fails, and keeps the others', async () => {
    expect(
      await read('email,name\nada@mail.example,Ada Moreau\nbao@,Bao\n,Nobody\nADA@mail.example,Again\nbao@mail.example,Bao Okafor'),
    ).toEqual({
      recipients: [ada, bao],
      failed: ['3: “bao@” is not an email address.', '4: There is no email address.', '5: ada@mail.example is in row 2 already.'],
    })
  })

  it('is for the people in it, and not for the one whom many of them name', async () => {
    const people = Array.from(
      { length: 20 },
      (_, index) => `boss@mail.example,${index < 3 ? '' : `p${index}@mail.example`},Person ${index}`,
    )
    const { recipients, failed } = await read(`Manager e-mail,Work e-mail,Name\n${people.join('\n')}`)
    expect([recipients.length, recipients[0], failed.length]).toEqual([17, 'Person 3 <p3@mail.example>', 3])
  })

  it('has its failed rows in a file that can be corrected and uploaded', async () => {
    const failed = await addRows(
      emptyList,
      await parseTable('id,Team,Employee,Work mail\n7,Red,"Moreau, Ada",ada@\n8,Red,Bao Okafor,bao@mail.example', most, pause),
      { email: 3, name: 2, lastName: null, hasHeader: true },
      pause,
    )
    expect(await read(failedRowsCsv(failed.failed).replace('"ada@"', '"ada@mail.example"'))).toEqual({
      recipients: ['Moreau, Ada <ada@mail.example>'],
      failed: [],
    })
  })

  it('loses no other row to a quotation mark that is not closed', async () => {
    expect(await read('ada@mail.example,Ada Moreau\ncara@mail.example,"Cara\nbao@mail.example,Bao Okafor\n')).toEqual({
      recipients: [ada, bao],
      failed: ['2: Its quotation marks do not match.'],
    })
  })

  it('has at most 50,000 recipients: the others are named', async () => {
    const { recipients, failed } = await read(Array.from({ length: 50_001 }, (_, index) => `p${index}@mail.example`).join('\n'))
    expect(recipients).toHaveLength(50_000)
    expect(failed).toEqual(['50001: An order has at most 50,000 recipients.'])
  })

  it.each([
    ['quoted commas and semicolons', '"ada@mail.example","Ada Moreau"\n"",""\n";"\n";"\n"bao@mail.example","Bao Okafor"'],
    ['names with commas in them', 'ada@mail.example;Ada Moreau;Red, blue, green\nbao@mail.example;Bao Okafor;Red, blue, green'],
    ['names with semicolons in them', 'ada@mail.example,Ada Moreau,a;b;c;d\nbao@mail.example,Bao Okafor,a;b;c;d'],
  ])('is divided where its addresses stand alone: %s', async (_, text) => {
    expect((await read(text)).recipients).toEqual([ada, bao])
  })

  it('loses no row, whatever is in its cells', async () => {
    const cell = string({ unit: constantFrom('a', ' ', '"', ',', ';', '\t', '\n', '=', '@', '🎉') })
    await assert(
      asyncProperty(array(array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), async (table) => {
        const text = table.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\n')
        const list = await typed(`p@mail.example,"x"\n${text}\n`)
        expect(list.recipients).toContainEqual({ email: 'p@mail.example', name: 'x' })
        const numbers = [...new Set(list.failed.map(({ number }) => number))]
        expect(numbers.length).toBeLessThanOrEqual(table.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('BLK-06 typed recipients', () => {
  it.each([
    'ada@mail.example, Ada Moreau\nBao Okafor, bao@mail.example',
    'Ada Moreau <ada@mail.example>\n"Bao Okafor" <bao@mail.example>',
    'Name\tE-mail\nAda Moreau\tada@mail.example\nBao Okafor\tbao@mail.example',
  ])('are read from %j', async (text) => {
    expect((await typed(text)).recipients.map(({ email, name }) => `${name} <${email}>`)).toEqual([ada, bao])
  })
  it('can be corrected one by one', async () => {
    const list = await typed('ada@mail.example\nBao Okafor, bao@\n"Cara; cara@mail.example; Red')
    const [second, third] = list.failed
    if (!second || !third) throw new Error('Two rows should fail.')
    expect(third.address).toBe('cara@mail.example')
    const again = correctRow(list, second, 'ada@mail.example')
    expect(again.failed).toEqual([{ ...second, reason: 'ada@mail.example is in the list already.' }, third])
    const right = correctRow(list, second, ' bao@mail.example ')
    expect(correctRow(right, third, 'ada@mail.example').failed).toMatchObject([{ reason: 'ada@mail.example is in the list already.' }])
    expect(right).toEqual({
      recipients: [...list.recipients, { email: 'bao@mail.example', name: 'Bao Okafor' }],
      failed: [third],
      tooMany: 0,
    })
  })
  it('are not added twice', async () => {
    const before = await typed('ada@mail.example')
    const after = await addTyped(before, await parseTable('Ada@mail.example', most, pause), pause)
    expect([after.recipients.length, after.failed.map(({ reason }) => reason)]).toEqual([1, ['ada@mail.example is in the list already.']])
  })
})

describe('BLK-12 a CSV file of ours', () => {
  it('has no cell that a spreadsheet would calculate', () => {
    const risky = string({ unit: constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '1', '"', ';', ',', '＝', '|') })
    assert(
      property(risky, risky, integer({ min: 1 }), (address, name, number) => {
        const { data } = parse<string[]>(failedRowsCsv([{ number, address, name, reason: 'x' }]).slice(1), {
          delimiter: ',',
          newline: '\r\n',
        })
        expect(data[1]).toHaveLength(4)
        for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|＝]|^[\t\r\n]/)
      }),
    )
  })
  it('keeps what is in the cells', () => {
    const [, row] = parse<string[]>(failedRowsCsv([{ number: 3, address: '=1+1', name: 'Ada "A", M', reason: 'x' }]).slice(1)).data
    expect(row).toEqual(['3', 'x', "'=1+1", 'Ada "A", M'])
  })
})
