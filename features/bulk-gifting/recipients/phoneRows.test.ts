import { describe, expect, it } from 'vitest'
import type { AddressTerms } from '../terms.ts'
import { type Case, invalid, outcome, typed, uploaded } from './testing/readList.ts'

const us: AddressTerms = { country: 'US', byText: true }
const nz: AddressTerms = { country: 'NZ', byText: true }
const adasPhone = 'Ada Moreau <12125550142>'
const neither = (text: string) => `“${text}” is neither an email address nor a phone number.`
const notMobile = (text: string) => `“${text}” is not a New Zealand mobile number.`

describe('TXT-01 a row with a phone number is nobody’s title', () => {
  it.for<Case>([
    [
      'where a later row has no phone',
      'Ada Moreau, 2125550142\nBao, 2125550143\nFemi, no phone\nCy, 2125550144',
      [adasPhone, 'Bao <12125550143>', 'Cy <12125550144>'],
      [`3: Femi  no phone: ${neither('Femi no phone')}`],
    ],
    [
      'where the titles of another list follow',
      'Ada Moreau, 2125550142\nName, Phone\nCy, 2125550144',
      [adasPhone, 'Cy <12125550144>'],
      [`2: Name  Phone: ${neither('Name Phone')}`],
    ],
    [
      'where the first has no phone',
      'Femi, no phone\nAda Moreau, 2125550142',
      [adasPhone],
      [`1: Femi  no phone: ${neither('Femi no phone')}`],
    ],
    [
      'where it is labeled in the first row',
      'Ada Moreau, cell 212-555-0142\nBao Okafor, cell 212-555-0143',
      [adasPhone, 'Bao Okafor <12125550143>'],
    ],
    ['below the day of the list', 'Guests 2026-11-26\nName, Mobile number\nAda Moreau, 212-555-0142', [adasPhone]],
    ['below the title of its kind', 'Name,Phone 1,Phone (mobile)\nAda Moreau,2125550100,2125550142', [adasPhone]],
  ])('%s', async ([, text, recipients, failed = []]) => {
    expect(await outcome(typed(text, 60_000, us))).toEqual({ recipients, failed, tooMany: 0 })
  })
  it('in New Zealand', async () => {
    expect(await outcome(typed('Aroha, 021 123 4567\nBen, mobile 021 765 4321\nCy, 021 222 3333', 60_000, nz))).toEqual({
      recipients: ['Aroha <64211234567>', 'Ben <64217654321>', 'Cy <64212223333>'],
      failed: [],
      tooMany: 0,
    })
  })
  it.each([
    ['T. Mobile, tom.mail.example', 'T. Mobile tom.mail.example'],
    ['Tom, Mobile', 'Tom Mobile'],
    ['Tom, no email', 'Tom no email'],
  ])('and a name is none where gifts go by email only: %s', async (first, text) => {
    expect(await outcome(typed(`${first}\nBao, bao@mail.example`))).toEqual({
      recipients: ['Bao <bao@mail.example>'],
      failed: [`1: ${first.replace(',', ' ')}: ${invalid(text)}`],
      tooMany: 0,
    })
  })
  it('in a file, where the rows above the titles have numbers', async () => {
    const list = await uploaded('Ada Moreau,2125550142\nBao,2125550143\nFemi,phone\nCy,2125550144', 60_000, us)
    expect([list.recipients.length, list.failed.length]).toEqual([3, 1])
  })
})

describe('TXT-01 a name beside a phone number', () => {
  it.each([
    'Ada Moreau, tel 212-555-0142',
    'Ada Moreau, Tel.: 212-555-0142',
    'Ada Moreau, 212-555-0142 (mobile)',
    'Ada Moreau, home 212-555-0142',
    'Ada Moreau (cell) 212-555-0142',
    'Ada Moreau cell: 212-555-0142',
    'Ada Moreau 212-555-0142 sms',
    'Ada Moreau 212-555-0142.',
    'Ada Moreau, 212-555-0142.',
    'phone 212-555-0142, Ada Moreau',
    'Ada\tMoreau\ttel 212-555-0142',
    'Ada Moreau, mobile, 212-555-0142',
  ])('is its person’s: %s', async (text) => {
    expect(await outcome(typed(text, 60_000, us))).toEqual({ recipients: [adasPhone], failed: [], tooMany: 0 })
  })
  it('keeps a dot and a place of its own', async () => {
    expect((await outcome(typed('Ada Jr. 212-555-0142\nJ.Smith, 212-555-0143\nHead Office 212-555-0144', 60_000, us))).recipients).toEqual([
      'Ada Jr. <12125550142>',
      'J.Smith <12125550143>',
      'Head Office <12125550144>',
    ])
  })
  it('is empty beside a label alone', async () => {
    expect((await outcome(typed('tel 212-555-0142', 60_000, us))).recipients).toEqual(['12125550142'])
  })
  it.each(['Ada, ada.mail.example, 212-555-0142', 'Ada, 212-555-0142 Ada.mail.example', 'ada at mail.example, 212-555-0142'])(
    'is no mistyped email address, to which the gift was meant to go: %s',
    async (text) => {
      const { recipients, failed } = await outcome(typed(text, 60_000, us))
      expect([recipients, failed.length]).toEqual([[], 1])
      expect(failed[0]).toContain('is neither an email address nor a phone number.')
    },
  )
})

describe('TXT-01 numbers in New Zealand', () => {
  it.each([
    ['Ben, 0800 123 456', `1: 0800 123 456: ${notMobile('0800 123 456')}`],
    ['Ben, (09) 303 4567', `1: (09) 303 4567: ${notMobile('(09) 303 4567')}`],
    ['Table 2 021 123 456', `1: Table 2 021 123 456: ${neither('Table 2 021 123 456')}`],
    ['2 021 123 456', `1: 2 021 123 456: ${neither('2 021 123 456')}`],
  ])('fail where no text reaches their person: %s', async (text, failed) => {
    expect(await outcome(typed(text, 60_000, nz))).toEqual({ recipients: [], failed: [failed], tooMany: 0 })
  })
  it.each(['021 123 4567', '64 21 123 4567', '+64 (0)21 123 4567', '(021) 123-4567', '0064 21 123 4567'])('are read: %s', async (text) => {
    expect((await outcome(typed(`Aroha ${text}`, 60_000, nz))).recipients).toEqual(['Aroha <64211234567>'])
  })
})
