import { describe, expect, it } from 'vitest'
import type { AddressTerms } from '../terms.ts'
import { guessColumns } from './columns.ts'
import type { Row } from './parseTable.ts'
import { correctRow, underTerms } from './checkRecipients.ts'
import { emptyList } from './recipientList.ts'
import { type Case, ada, bao, byEmail, outcome, typed, uploaded } from './testing/readList.ts'

const us: AddressTerms = { country: 'US', byText: true }
const nz: AddressTerms = { country: 'NZ', byText: true }
const adasPhone = 'Ada Moreau <12125550142>'
const notUs = (text: string) => `“${text}” is not a US phone number.`
const neither = (text: string) => `“${text}” is neither an email address nor a phone number.`
const emailOnly = (text: string) => `“${text}” is a phone number, and gifts go by email only.`

describe('TXT-01 phone numbers that are typed or pasted', () => {
  it.for<Case>([
    ['behind a name', 'Ada Moreau, +1 212-555-0142', [adasPhone]],
    ['before a name', '(212) 555-0142, Ada Moreau', [adasPhone]],
    ['without a comma', 'Ada Moreau 212.555.0142\nBao: 2125550143', [adasPhone, 'Bao <12125550143>']],
    ['between emails', 'bao@mail.example, Bao Okafor\nAda Moreau, 1 212 555 0142', [bao, adasPhone]],
    ['beside an email, which comes first', 'Ada Moreau, ada@mail.example, +1 212-555-0142', [ada]],
    [
      'with numbers and bullets of the list',
      '1. (212) 555-0142\n2) 212-555-0143\n• 2125550144',
      ['12125550142', '12125550143', '12125550144'],
    ],
    ['from a sheet', 'Ada\tMoreau\t212-555-0142', [adasPhone]],
    ['from a sheet with titles', 'Name\tMobile\nAda Moreau\t212-555-0142', [adasPhone]],
    ['of several people without names', '2125550142, 2125550143', ['12125550142', '12125550143']],
    [
      'once, in whatever way it is written',
      'Ada Moreau, 2125550142\nAgain, +1 (212) 555-0142',
      [adasPhone],
      ['2: +1 (212) 555-0142: +1 212-555-0142 is in row 1 already.'],
    ],
    ['but not several of one person', 'Ada, 2125550142, 2125550143', [], ['1: Ada  2125550142  2125550143: It has several phone numbers.']],
    [
      'but none that cannot be',
      'Ada, 555-0142\nBao, +44 7911 123456\nCy, 212-555-0142 ext. 8\nDan',
      [],
      [
        `1: 555-0142: ${notUs('555-0142')}`,
        `2: +44 7911 123456: ${notUs('+44 7911 123456')}`,
        `3: Cy  212-555-0142 ext. 8: ${neither('Cy 212-555-0142 ext. 8')}`,
        `4: Dan: ${neither('Dan')}`,
      ],
    ],
  ])('are read %s', async ([, text, recipients, failed = []]) => {
    expect(await outcome(typed(text, 60_000, us))).toEqual({ recipients, failed, tooMany: 0 })
  })
  it('are of the country of the gifts', async () => {
    const failed = ['2: +1 212-555-0142: “+1 212-555-0142” is not a New Zealand mobile number.']
    expect(await outcome(typed('Aroha, 021 123 4567\nAda, +1 212-555-0142', 60_000, nz))).toEqual({
      recipients: ['Aroha <64211234567>'],
      failed,
      tooMany: 0,
    })
  })
  it('fail where gifts go by email only', async () => {
    const text = 'ada@mail.example, Ada Moreau\nAda, +1 212-555-0142'
    expect(await outcome(typed(text))).toEqual({
      recipients: [ada],
      failed: [`2: +1 212-555-0142: ${emailOnly('+1 212-555-0142')}`],
      tooMany: 0,
    })
  })
})

describe('TXT-01 phone numbers in a file', () => {
  it.for<Case>([
    ['in a column of their own', 'Name,Phone\nAda Moreau,(212) 555-0142', [adasPhone]],
    [
      'for the people without an email address',
      'Name,Email,Mobile\nBao Okafor,bao@mail.example,2125550143\nAda Moreau,,2125550142\nCy,,',
      [bao, adasPhone],
      ['4: : There is no email address and no phone number.'],
    ],
    ['in the column of the addresses', 'Name,Contact\nBao Okafor,bao@mail.example\nAda Moreau,+1 212-555-0142', [bao, adasPhone]],
    ['without titles', '2125550142,Ada Moreau\n2125550143,', [adasPhone, '12125550143']],
    ['of the phone that gets texts', 'Name,Home phone,Cell\nAda Moreau,2125550100,2125550142', [adasPhone]],
    [
      'but not where the email address is mistyped',
      'Name,Email,Phone\nAda Moreau,ada@,2125550142',
      [],
      ['2: ada@: “ada@” is not an email address.'],
    ],
    [
      'but not several of one person',
      'Name,Phone\nAda,2125550142; 2125550143',
      [],
      ['2: 2125550142; 2125550143: It has several phone numbers.'],
    ],
    ['of a file of ours', "Row,Reason,Address,Name\n3,No.,'+1 212-555-0142,Ada Moreau", [adasPhone]],
  ])('are read %s', async ([, text, recipients, failed = []]) => {
    expect(await outcome(uploaded(text, 60_000, us))).toEqual({ recipients, failed, tooMany: 0 })
  })
  it('are not read where gifts go by email only', async () => {
    const file = 'Name,Email,Mobile\nBao Okafor,bao@mail.example,2125550143\nAda,,2125550142\nCy,2125550144,'
    expect(await outcome(uploaded(file))).toEqual({
      recipients: [bao],
      failed: ['3: : There is no email address.', `4: 2125550144: ${emailOnly('2125550144')}`],
      tooMany: 0,
    })
    await expect(uploaded('Name,Phone\nAda,2125550142')).rejects.toThrow('The file is refused.')
  })
  it('are none where other numbers stand beside the email addresses', () => {
    const rows: readonly Row[] = [
      { number: 1, cells: ['Email', 'Employee'], problem: null },
      { number: 2, cells: ['ada@mail.example', '2125550142'], problem: null },
    ]
    expect(guessColumns(rows, true)).toMatchObject({ email: 0, phone: null })
  })
})

it('TXT-01 a saved list loses the numbers that get no text message by now, and says which', async () => {
  const list = await typed('bao@mail.example, Bao Okafor\nAda Moreau, 2125550142', 60_000, us)
  expect(underTerms(list, us)).toBe(list)
  expect(underTerms(list, byEmail)).toEqual({
    ...emptyList,
    recipients: list.recipients.slice(0, 1),
    failed: [{ number: 2, address: '+1 212-555-0142', name: 'Ada Moreau', reason: emailOnly('+1 212-555-0142') }],
  })
  expect(underTerms(list, nz).failed).toMatchObject([{ reason: '“+1 212-555-0142” is not a New Zealand mobile number.' }])
})

it('TXT-01 a failed row is corrected by a number, with or without its name', async () => {
  const list = await typed('Ada Moreau, 555-0142', 60_000, us)
  const [row] = list.failed
  if (!row) throw new Error('The row should fail.')
  expect(correctRow(list, row, '212 555 0142', us)).toEqual({ ...emptyList, recipients: [{ address: '12125550142', name: 'Ada Moreau' }] })
  expect(correctRow(list, row, '212 555 0142', byEmail).failed).toMatchObject([{ reason: emailOnly('212 555 0142') }])
})
