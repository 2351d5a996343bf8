import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { publicKey } from './publicKey.ts'

it.each([
  ['pk_live_51H', 'pk_live_51H'],
  [' pk_test_1 ', 'pk_test_1'],
  ['sk_live_51H', null],
  ['rk_live_51H', null],
  ['pk_', null],
  ['sk_live_1_pk_live_1', null],
  ['pk_1"><script>', null],
  ['', null],
  [undefined, null],
  [7, null],
])('POS-17 uses a public key alone: %j', (sent, key) => {
  expect(z.parse(publicKey, sent)).toBe(key)
})
