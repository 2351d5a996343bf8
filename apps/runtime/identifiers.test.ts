import { beforeEach, expect, it } from 'vitest'
import { attemptKey, settleAttempt } from './identifiers.ts'
import { stubBrowser } from './testing/browser.ts'

beforeEach(() => void stubBrowser())

it('NET-08 an attempt keeps its key until what became of it is known', () => {
  const key = attemptKey('claim.7')
  expect(attemptKey('claim.7')).toBe(key)
  settleAttempt('claim.7')
  expect(attemptKey('claim.7')).not.toBe(key)
})

it('NET-08 an attempt keeps its key whatever becomes of another in the same tab', () => {
  const key = attemptKey('claim.7')
  expect(attemptKey('inquire.ada@mail.example')).not.toBe(key)
  settleAttempt('inquire.ada@mail.example')
  expect(attemptKey('claim.7')).toBe(key)
})
