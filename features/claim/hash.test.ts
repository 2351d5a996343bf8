import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readHash, writeHash } from './hash.ts'

it('CLM-16 reads back the code and what came with it', () => {
  expect(readHash(writeHash('welcome 25'))).toEqual({ code: 'WELCOME25', extra: { kind: 'none' } })
  expect(readHash(writeHash('WELCOME25', ' Ada@Example.com '))?.extra).toEqual({ kind: 'email', text: 'ada@example.com' })
  expect(readHash(writeHash('WELCOME25', '(555) 234-5678'))?.extra).toEqual({ kind: 'phone', text: '5552345678' })
  // A number of another country is none of ours.
  expect(readHash(writeHash('WELCOME25', '+45 12 34 56 78'))?.extra.kind).not.toBe('phone')
  expect(readHash(writeHash('WELCOME25', '+1 (555) 234-5678'))?.extra).toEqual({ kind: 'phone', text: '15552345678' })
  expect(readHash(writeHash('WELCOME25', 'din-ner'))?.extra).toEqual({ kind: 'claimCode', text: 'DINNER' })
})

it('CLM-16 reads both alphabets of base64, with or without padding', () => {
  const hash = writeHash('CODE', 'a?b>c@x.example')
  const urlSafe = hash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  expect(readHash(urlSafe)).toEqual(readHash(hash))
})

it.each(['', '#', '#WELCOME25', '#!!!', '#V0VM%', `#${btoa('<script>alert(1)</script>')}`, `#${'QUFB'.repeat(500)}`])(
  'CLM-16 %s is not a link of ours: the guest types the code',
  (hash) => {
    expect(readHash(hash)).toBeNull()
  },
)

it('CLM-16 no bytes whatever break it, and a code that is read is clean', () => {
  const bytes = fc.uint8Array({ maxLength: 700 }).map((array) => btoa(String.fromCharCode(...array)))
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 700 }), bytes, fc.base64String())
  fc.assert(
    fc.property(anything, (text) => {
      const link = readHash(`#${text}`)
      if (link) expect(link.code).toMatch(/^[A-Z0-9]{3,40}$/)
    }),
    { numRuns: 5_000 },
  )
})

it('CLM-16 every code survives the way through a link', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{3,40}$/)
  fc.assert(
    fc.property(code, (text) => {
      expect(readHash(writeHash(text))?.code).toBe(text)
    }),
  )
})
