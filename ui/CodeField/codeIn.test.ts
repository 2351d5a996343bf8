import { expect, it } from 'vitest'
import { codeIn } from './codeIn.ts'

it.each([
  ['Your code is 123456, valid 10 minutes', '123456'],
  ['In the next 10 minutes, enter 123456.', '123456'],
  ['12 Harbor Street: 123 456 is your code', '123456'],
  ['Code: 123-456 (text 1 of 2)', '123456'],
  ['123456', '123456'],
  ['123456 10 minutes', '123456'],
  ['Platewell (+1 212 555 0142): your code is 123456', '123456'],
  ['212-555-0142: your code is 123-456', '123456'],
  ['Order 200300: your code is 123456', null],
  ['123 456 78', null],
  ['Call 12125550142', null],
  ['12345', null],
  ['1 2 3 4 5 6', null],
])('CLM-22 the code in %j is %j', (text, code) => {
  expect(codeIn(text, 6)).toBe(code)
})
