import { expect, it } from 'vitest'
import { peopleQuery } from './listSearch.ts'

it.each([
  ['021 123 4567', '211234567'],
  ['0064 21 123 4567', '64211234567'],
  ['+64 (0)21 123 4567', '64211234567'],
  ['(555) 234-5678', '5552345678'],
  ['555.234.5678', '5552345678'],
  ['555–234–5678', '5552345678'],
])('MGR-05 a number that is written %j is asked for by its digits', (typed, asked) => {
  expect(peopleQuery(typed)).toBe(asked)
})

it.each(['Ada Moreau', 'ada+2@mail.example', '000', 'Table 12'])('MGR-05 %j is asked for as it is', (typed) => {
  expect(peopleQuery(typed)).toBe(typed)
})
