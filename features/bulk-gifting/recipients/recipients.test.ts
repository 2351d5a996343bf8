import { assert, constantFrom, integer, property, string } from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { failedRowsCsv } from './csv.ts'
import { correctRow } from './recipientList.ts'
import { typed, uploaded } from './testing/readList.ts'

const ada = 'Ada Moreau <ada@mail.example>'
const bao = 'Bao Okafor <bao@mail.example>'

/** Reads a file as the page does. */
async function read(text: string) {
  const { recipients, failed } = await uploaded(text)
  return {
    recipients: recipients.map(({ email, name }) => `${name} <${email}>`),
    failed: failed.map(({ number, reason }) => `${number}: ${reason}`),
  }
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

  it.each([
    ['quoted commas and semicolons', '"ada@mail.example","Ada Moreau"\n"",""\n";"\n";"\n"bao@mail.example","Bao Okafor"'],
    ['names with commas in them', 'ada@mail.example;Ada Moreau;Red, blue, green\nbao@mail.example;Bao Okafor;Red, blue, green'],
    ['names with semicolons in them', 'ada@mail.example,Ada Moreau,a;b;c;d\nbao@mail.example,Bao Okafor,a;b;c;d'],
  ])('is divided where its addresses stand alone: %s', async (_, text) => {
    expect((await read(text)).recipients).toEqual([ada, bao])
  })
})

describe('BLK-06 typed recipients', () => {
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
})
