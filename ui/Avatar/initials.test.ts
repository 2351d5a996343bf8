import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Ana María López', 'AL'],
  ['cher', 'C'],
  ['  Jean-Luc   Picard ', 'JP'],
  ['Élodie Ångström', 'ÉÅ'],
  ['É. Curie', 'ÉC'],
  ['王 小明', '王小'],
  ['Sam (floor)', 'S'],
  ['Zoë O’Neill 3rd', 'ZO'],
  ['42', ''],
  ['', ''],
])('of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
