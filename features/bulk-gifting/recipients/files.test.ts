import { assert, integer, property, string, constantFrom } from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import { phoneOnTheWire } from '../../shared/contact/phoneNumber.ts'
import { redemptionsCsv } from '../orders/redemptionsCsv.ts'
import { failedRowsCsv } from './csv.ts'
import { decodeFile } from './decodeFile.ts'
import type { RecipientList } from './recipientList.ts'
import { typed, uploaded } from './testing/readList.ts'

describe('BLK-12 BLK-09 files of ours', () => {
  it('quote each cell, and end rows as Excel does', () => {
    expect(failedRowsCsv([{ number: 3, address: '=1', name: 'a-b\tc', reason: 'x' }])).toBe(
      '\uFEFF"Row","Reason","Address","Name"\r\n"3","x","\'=1","a-b\tc"',
    )
  })
  it('have no cell that a spreadsheet would calculate', () => {
    const risky = string({ unit: constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '1', '"', ';', ',', '＝', '|', '%') })
    assert(
      property(risky, risky, integer({ min: 1 }), (address, name, number) => {
        const { data } = parse<string[]>(failedRowsCsv([{ number, address, name, reason: 'x' }]).slice(1), {
          delimiter: ',',
          newline: '\r\n',
        })
        expect(data[1]).toHaveLength(4)
        for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|＝%]|^[\t\r\n]/)
      }),
    )
  })
  it('say what became of each gift, and have no formula either', () => {
    const gift = { id: '1', address: emailOnTheWire.parse('ada@mail.example'), name: 'Ada', canRetry: false } as const
    expect(
      redemptionsCsv([
        { ...gift, status: 'bounced', reason: 'Full.', code: 'GIFT1', changedAt: new Date('2026-11-20T17:00:00Z') },
        {
          ...gift,
          address: phoneOnTheWire.parse('12125550142'),
          name: '=1',
          status: 'scheduled',
          reason: null,
          code: null,
          changedAt: null,
        },
      ]).split('\r\n'),
    ).toEqual([
      '\uFEFF"Email","Phone","Name","Status","Reason","Code","Changed at"',
      '"ada@mail.example","","Ada","Bounced","Full.","GIFT1","2026-11-20T17:00:00.000Z"',
      `"","'+1 212-555-0142","'=1","Scheduled","","",""`,
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

describe('BLK-15 a list holds what is named of it, whichever way it comes in', () => {
  const doubted = ({ recipients }: RecipientList) => recipients.flatMap(({ name, isDoubtful }) => (isDoubtful ? [name] : []))
  const names =
    'José,Zoë,O’Brien,Tāmati,Ștefan,Łukasz,Žaneta,Dvořák,Großmann,Şükrü,Nguyễn Thị Ánh,Γιώργος,Иванов,محمد,דוד,田中 太郎,김철수,ไทย'.split(
      ',',
    )
  /** The name in UTF-8, as a program in another encoding reads it. */
  const readAs = (encoding: string) => (name: string) => new TextDecoder(encoding).decode(new TextEncoder().encode(name))
  const listOf = (all: readonly string[]) => all.map((name, index) => `p${index}@mail.example\t${name}`).join('\n')
  it.each(['windows-1252', 'macintosh', 'windows-1250', 'windows-1251', 'windows-1253'])('names read as %s', async (encoding) => {
    const list = listOf(['Ada', ...names.map(readAs(encoding))])
    for (const { recipients, ...read } of [await typed(list), await uploaded(list)])
      expect([doubted({ recipients, ...read }).length, recipients.at(0)?.isDoubtful]).toEqual([names.length, undefined])
  })
  it('names with what no name has', async () => {
    const list = listOf(['Jos\uFFFD', 'Jos\u0082', 'Jos&eacute;', 'O&#39;Brien', 'Jos? Garcia', 'Jos=C3=A9', String.raw`Jos\u00e9`])
    for (const read of [await typed(list), await uploaded(list)]) expect(doubted(read)).toHaveLength(7)
  })
  it('no names that are written well', async () => {
    const capitals = 'JOÃO,ÓSCAR,KNÍŽEK,RŮŽENA,WRÓŻ,CZĘŚĆ,ŻÓŁĆ,Gal·la,Þórdís Ægisdóttir,ЈОВАНОВИЋ,Ada 🎉,“Bo” Lee'.split(',')
    const list = listOf([...names, ...capitals])
    for (const read of [await typed(list), await uploaded(list)]) expect(doubted(read)).toEqual([])
  })
  it('all letters of a file that is no Unicode: they are a guess', async () => {
    const file = Uint8Array.from([...new TextEncoder().encode('Email,Name\nada@mail.example,Ada\nbao@mail.example,Dvo'), 0xf8, 0xe1, 0x6b])
    expect(doubted(await uploaded(file))).toEqual(['Dvoøák'])
  })
  it('what nothing is read from', async () => {
    const rows = 'Ada\tada@mail.example\t$50\tRed\nBen\tben@mail.example\t$250'
    expect((await typed(rows)).leftOut).toEqual({ texts: ['$50', 'Red', '$250'], addresses: 0 })
    expect((await uploaded(rows)).leftOut?.texts).toEqual(['Column C ($50)', 'Column D (Red)'])
    const titled = `Name\tEmail\tAmount\tManager\n${rows.replace('Red', 'boss@mail.example')}`
    for (const read of [await typed(titled), await uploaded(titled)])
      expect(read.leftOut).toEqual({ texts: ['Amount', 'Manager'], addresses: 1 })
    expect((await typed('Ada Moreau <ada@mail.example>; Ben: ben@mail.example\n1. Cara, cara@mail.example')).leftOut).toBeUndefined()
  })
})
