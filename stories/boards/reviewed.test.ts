import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { picturesIn } from './pictures.ts'
import { marksIn, markOf, withMark } from './reviewed.ts'

it('marks a state in the address, and takes the mark away', () => {
  const both = withMark(withMark('', 'claim--contact', true), 'claim--code', true)
  expect(both).toMatch(/^[a-z]{10}$/)
  expect(marksIn(both)).toEqual(new Set(['claim--contact', 'claim--code'].map(markOf)))
  expect(withMark(both, 'claim--contact', false)).toBe(markOf('claim--code'))
})

it('has another mark for each state', () => {
  const states = picturesIn(globSync('stories/*/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))).map(({ id }) => id)
  expect(states.length).toBeGreaterThan(500)
  expect(new Set(states.map(markOf)).size).toBe(new Set(states).size)
})
