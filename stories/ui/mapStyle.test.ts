import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { vars } from '../../themes/vars.css.ts'

it('every value of the city that a style may take is one of the theme’s', () => {
  const text = readFileSync('mocks/map/style.json', 'utf8')
  const taken = [...text.matchAll(/\["global-state", "(\w+)"\]/g)].map(([, name = '']) => name)
  expect(new Set(taken)).toEqual(new Set([...Object.keys(vars.map), 'outlineWidth']))
})
