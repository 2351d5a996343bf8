import { expect, it } from 'vitest'
import { tokens } from '../../themes/copperline/tokens.ts'
import { purposeOf } from './tokenPurposes.ts'

it('every token says what it is for', () => {
  const paths = Object.entries(tokens).flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))
  expect(paths.filter((path) => purposeOf(path) === '')).toEqual([])
})

it('a status has the words of every status', () => {
  expect(purposeOf('danger.soft')).toBe('Quiet tint behind a whole message.')
})
