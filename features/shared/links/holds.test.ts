import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { holds } from './holds.ts'

const rows = ['a.moreau@bistro.nz', 'St. Mary’s & Sons (NYC)', 'M. Berg Café', 'ada+lunch@mail.example', 'A + B Grill', 'ΣΊΣΥΦΟΣ 7‑Eleven']
const unit = constantFrom(...Array.from('aMéßΣİ １1.,:+&-‑\'’“"<@!?*\u0301\u00AD\u200D\uFE0F🍜\n'))

it('finds a row by all that it begins with', () => {
  assert(
    property(string({ unit }), (row) => {
      const letters = Array.from(row)
      const unfound = letters.map((_, at) => letters.slice(0, at + 1).join('')).filter((typed) => !holds([null, row], typed))
      expect(unfound).toEqual([])
    }),
    { examples: rows.map((row) => [row]) },
  )
})

it.each([
  ['M. Berg Café', 'm.b'],
  ['J.P. Fish', 'JP'],
  ['J. P. Fish', 'jp fish'],
  ['JP Fish', 'jp'],
  ['A + B Grill', 'a+b'],
  ['A+B', 'a and b'],
  ['Fish & Chips', 'fish and chips'],
])('finds %j by %j', (row, q) => {
  expect(holds([row], q)).toBe(true)
})

it.each([
  ['M. Berg Café', 'm.c.d'],
  ['A + B Grill', 'c'],
])('does not find %j by %j', (row, q) => {
  expect(holds([row], q)).toBe(false)
})
