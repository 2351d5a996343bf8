import { expect, it } from 'vitest'
import { tokens } from '../../themes/copperline/tokens.ts'
import { purposeOf } from './tokenPurposes.ts'

it('finds the purpose of every token', () => {
  const paths = Object.entries(tokens).flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))
  expect(paths.filter((path) => purposeOf(path) === '')).toEqual([])
})

it('gives each status the purposes of all statuses', () => {
  expect(purposeOf('danger.soft')).toBe('Background of a message.')
})
