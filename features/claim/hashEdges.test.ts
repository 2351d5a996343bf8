import { expect, it } from 'vitest'
import { readHash, writeHash } from './hash.ts'

const nothing = { code: null, claimCode: '', contact: { email: '', phone: '' } }

it.each([
  [writeHash('---'), nothing],
  [writeHash('<WELCOME25>'), nothing],
  [writeHash('WELCOME\u0001'), nothing],
  [`${writeHash('WELCOME25')}${'A'.repeat(512)}`, nothing],
  [writeHash('A'.repeat(41)), nothing],
  [writeHash('A'.repeat(40)), { ...nothing, code: 'A'.repeat(40) }],
  [writeHash('', 'WELCOME25', ''), { ...nothing, code: 'WELCOME25' }],
  [writeHash('WELCOME25', 'a b@mail.example'), { ...nothing, code: 'WELCOME25' }],
  [writeHash('WELCOME25', 'ada@mail.example>'), { ...nothing, code: 'WELCOME25' }],
  [writeHash('WELCOME25', '+1 (212) 555-0107'), { ...nothing, code: 'WELCOME25', contact: { email: '', phone: '12125550107' } }],
  // Not a phone number of this country, so a code.
  [writeHash('WELCOME25', '121255501070'), { ...nothing, code: 'WELCOME25', claimCode: '121255501070' }],
  [writeHash('WELCOME25', '22125550107'), { ...nothing, code: 'WELCOME25', claimCode: '22125550107' }],
])('CLM-16 the hash %s brings what can be read of it', (hash, link) => {
  expect(readHash(hash)).toEqual(link)
})

it('CLM-16 leaves empty parts out of the hash', () => {
  expect(atob(writeHash('', 'WELCOME25', '', 'dinner').slice(1))).toBe('WELCOME25:dinner')
})
