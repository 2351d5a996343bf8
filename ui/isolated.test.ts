import { expect, it } from 'vitest'
import { fold } from './text/fold.ts'
import { isolated } from './isolated.ts'
import { plainText } from './text/plainText.ts'

it.each(['محمد 12', 'דוד 3', 'Cafe קפה'])('isolates %j, and neither a search nor a field takes notice', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  expect(fold(isolated(name))).toBe(fold(name))
  expect(plainText(isolated(name))).toBe(name)
})

it.each(['Zoë’s Café 21', '田中', 'Иван', ''])('leaves %j as it is', (name) => {
  expect(isolated(name)).toBe(name)
})
