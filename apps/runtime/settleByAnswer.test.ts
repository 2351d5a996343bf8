import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, answered, failed, refused } from '../../features/shared/answer.ts'
import { attemptKey } from './identifiers.ts'
import { settleByAnswer } from './settleByAnswer.ts'
import { stubBrowser } from './testing/browser.ts'

beforeEach(() => void stubBrowser())
afterEach(() => void vi.unstubAllGlobals())

it.each<[string, Answer<unknown>]>([
  ['offline', failed({ kind: 'offline' })],
  ['timeout', failed({ kind: 'timeout' })],
  ['server', failed({ kind: 'server' })],
  ['malformed', failed({ kind: 'malformed' })],
  ...[408, 409, 425, 429].map((status): [string, Answer<unknown>] => [String(status), refused('One moment.', status)]),
])('NET-08 an attempt without a final answer (%s) is the same attempt at the next try', (_, answer) => {
  const key = attemptKey('claim.7')
  settleByAnswer('claim.7', answer)
  expect(attemptKey('claim.7')).toBe(key)
})

it.each<[string, Answer<unknown>]>([
  ['good', answered({})],
  ['422', refused('No.', 422)],
  ['404', refused(null, 404)],
])('NET-08 an attempt with a final answer (%s) is over', (_, answer) => {
  const key = attemptKey('claim.7')
  settleByAnswer('claim.7', answer)
  expect(attemptKey('claim.7')).not.toBe(key)
})
