import { expect, it } from 'vitest'
import { tokens } from '../../themes/copperline/tokens.ts'
import { messagesOf } from './tokenWords.ts'

it('every token says what it is for', () => {
  const paths = Object.entries(tokens).flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))
  expect(paths.filter((path) => messagesOf(path) === '')).toEqual([])
})

it('a status has the words of every status', () => {
  expect(messagesOf('danger.soft')).toBe('Quiet tint behind a whole message.')
})
