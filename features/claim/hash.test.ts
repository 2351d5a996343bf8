import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type ReadLink, readHash, writeHash } from './hash.ts'
import { offerCodeSchema } from './screens/OfferCode.tsx'

const none = { code: null, claimCode: '', contact: { email: '', phone: '' } }

const read = (...parts: readonly string[]) => readHash(writeHash(...parts))

const brings = ({ code = null, claimCode = '', email = '', phone = '' }: Partial<ReadLink & ReadLink['contact']>) => ({
  code,
  claimCode,
  contact: { email, phone },
})

describe('CLM-16 the parts of a link', () => {
  it.each<[readonly string[], ReadLink]>([
    [['welcome 25'], brings({ code: 'WELCOME25' })],
    [['welcome_25'], brings({ code: 'WELCOME25' })],
    [['WELCOME25', ' Ada@Example.com '], brings({ code: 'WELCOME25', email: 'ada@example.com' })],
    [['WELCOME25', '(555) 234-5678'], brings({ code: 'WELCOME25', phone: '5552345678' })],
    [['WELCOME25', '+1 (555) 234-5678'], brings({ code: 'WELCOME25', phone: '15552345678' })],
    [['WELCOME25', 'din-ner'], brings({ code: 'WELCOME25', claimCode: 'DINNER' })],
    [['ada@example.com'], brings({ email: 'ada@example.com' })],
    [['555.234.5678'], brings({ phone: '5552345678' })],
    [['ada@example.com', '555 234 5678'], brings({ email: 'ada@example.com', phone: '5552345678' })],
    [['ada@example.com', 'WELCOME25'], brings({ code: 'WELCOME25', email: 'ada@example.com' })],
    [['5552345678', 'WELCOME25', 'DIN_NER'], brings({ code: 'WELCOME25', claimCode: 'DINNER', phone: '5552345678' })],
    [['WELCOME25', 'ada@example.com', 'DINNER'], brings({ code: 'WELCOME25', claimCode: 'DINNER', email: 'ada@example.com' })],
    [['WELCOME25', '5552345678', 'ada@example.com'], brings({ code: 'WELCOME25', email: 'ada@example.com', phone: '5552345678' })],
    // A number of another country is neither a phone number nor a code.
    [['WELCOME25', '+45 12 34 56 78'], brings({ code: 'WELCOME25' })],
    // No US area code begins with 1 or 0.
    [['WELCOME25', '0123456789'], brings({ code: 'WELCOME25', claimCode: '0123456789' })],
    [['WELCOME25', '<img src=x>', '<b>@x'], brings({ code: 'WELCOME25' })],
    [['A1', 'B2', 'C3', 'D4'], none],
    [['---'], none],
    [['<WELCOME25>'], none],
    [['WELCOME\u0001'], none],
    [['A'.repeat(41)], none],
    [['A'.repeat(40)], brings({ code: 'A'.repeat(40) })],
    [['WELCOME25', 'a b@mail.example'], brings({ code: 'WELCOME25' })],
    // Not a phone number of this country, so a code.
    [['WELCOME25', '121255501070'], brings({ code: 'WELCOME25', claimCode: '121255501070' })],
    [['WELCOME25', '22125550107'], brings({ code: 'WELCOME25', claimCode: '22125550107' })],
  ])('%j', (parts, link) => {
    expect(read(...parts)).toEqual(link)
  })
})

describe('CLM-16 writing a link', () => {
  const hash = writeHash('CODE', 'o~~~o???@mail.example')
  const link = readHash(hash)

  it.each([
    ['without padding', hash.replaceAll('=', '')],
    ['with padding encoded for an address', hash.replaceAll('=', '%3D')],
    ['with padding encoded in small letters', hash.replaceAll('=', '%3d')],
    ['cut within its padding', `${hash.replaceAll('=', '')}%3`],
    ['in the alphabet for addresses', hash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
    ['with its signs encoded', hash.replaceAll('+', '%2B').replaceAll('/', '%2f')],
    ['with what a tracker hangs on the end of a link', `${hash}?fbclid=abc`],
    ['with a campaign hung on its end', `${hash}&utm_source=mail`],
    ['with a line’s end after it', `#${btoa(`${atob(hash.slice(1))}\n`)}`],
  ])('%s', (_, written) => {
    expect(link).toMatchObject({ code: 'CODE', contact: { email: 'o~~~o???@mail.example' } })
    expect(hash).toMatch(/\+.*\/.*=$/)
    expect(readHash(written)).toEqual(link)
  })
})

it('CLM-16 reads what is left of a link that was cut short', () => {
  const hash = writeHash('WELCOME25', 'ada@example.com')
  for (let length = 2; length < hash.length; length += 1) {
    const { code, contact } = readHash(hash.slice(0, length + 1))
    expect('WELCOME25'.startsWith(code ?? 'none')).toBe(true)
    expect('ada@example.com'.startsWith(contact.email)).toBe(true)
  }
  expect(readHash(hash.slice(0, 7)).code).toBe('WELC')
})

it.each([
  '',
  '#',
  '#!!!',
  '#V0%VM',
  `#${btoa('<script>alert(1)</script>')}`,
  `#${btoa('\u00e9t\u00e9')}`,
  writeHash('WELCOME25', '<'.repeat(400)),
])('CLM-16 %s is not a link of ours: the guest types the code', (hash) => {
  expect(readHash(hash)).toEqual(none)
})

it.each([
  ['#WELCOME25', 'WELCOME25'],
  ['#welcome-25', 'WELCOME25'],
])('CLM-16 the code in %s, which is not a link of ours, is filled in', (hash, plain) => {
  expect(readHash(hash)).toEqual({ ...none, plain })
})

it('CLM-16 leaves empty parts out of the hash', () => {
  expect(atob(writeHash('', 'WELCOME25', '', 'dinner').slice(1))).toBe('WELCOME25:dinner')
})

it('CLM-16 accepts any bytes, and reads a clean code', () => {
  const bytes = fc.uint8Array({ maxLength: 700 }).map((array) => btoa(String.fromCharCode(...array)))
  const parts = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ':', ' ', '.', '-', '_', '@', '<', '+', 'é'), maxLength: 500 })
  const readable = parts.map((text) => btoa(text))
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 700 }), bytes, readable)
  fc.assert(
    fc.property(anything, (text) => {
      const { code, claimCode } = readHash(`#${text}`)
      expect(`${code ?? ''}${claimCode}`).toMatch(/^[A-Z0-9]{0,80}$/)
    }),
    { numRuns: 500 },
  )
})

it('CLM-16 reads every code that it wrote, except one that is a phone number', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{1,40}$/).filter((text) => !/^\d{10,11}$/.test(text))
  fc.assert(
    fc.property(code, (text) => {
      expect(read(text).code).toBe(text)
    }),
  )
})

it('CLM-21 codes are letters and digits in upper case', () => {
  expect(z.parse(offerCodeSchema, { code: ' wel-come\u200b 25! ' })).toEqual({ code: 'WELCOME25' })
  for (const code of ['', ' - ', 'x'.repeat(65)])
    expect(z.safeParse(offerCodeSchema, { code }).error?.issues[0]?.message).toBe('Enter your offer code.')
})
