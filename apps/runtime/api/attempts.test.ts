import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, expect, it } from 'vitest'
import { type Answer, answered, failed, refused } from '../../../features/shared/api/answers/answer.ts'
import { attemptKey, saveAttemptKey, settleAttempt, textOf, writeOnce } from './attempts.ts'
import { tabStorage } from '../storage/storage.ts'
import { fill, stubBrowser } from '../testing/browser.ts'

beforeEach(() => {
  stubBrowser()
  // Other tests of the worker leave in memory what a blocked storage did not take.
  tabStorage.clear('')
})

it('NET-08 an attempt has the same key until its outcome is known', () => {
  const key = attemptKey('claim.7')
  expect(attemptKey('claim.7')).toBe(key)
  settleAttempt('claim.7')
  expect(attemptKey('claim.7')).not.toBe(key)
})

it('NET-08 an attempt has the same key after another attempt of the tab is settled', () => {
  const key = attemptKey('claim.7')
  expect(attemptKey('inquire.ada@mail.example')).not.toBe(key)
  settleAttempt('inquire.ada@mail.example')
  expect(attemptKey('claim.7')).toBe(key)
})

it('NET-08 NET-11 an attempt has the same key on its page after a sign-out in another tab', () => {
  const key = attemptKey('claim.8')
  tabStorage.clear('attempt.')
  expect(attemptKey('claim.8')).toBe(key)
})

it('NET-11 an attempt’s name is in no key of the storage: it may contain an address or a token', () => {
  saveAttemptKey('inquire.ada@mail.example')
  expect(tabStorage.list('').map(([key]) => key)).toEqual([expect.stringMatching(/^attempt\.\w+$/)])
})

it('NET-08 saving an attempt’s key returns whether a reload will find it', () => {
  const key = attemptKey('claim.9')
  expect(saveAttemptKey('claim.9')).toBe(true)
  fill(window.sessionStorage)
  expect(saveAttemptKey('claim.9')).toBe(false)
  expect(attemptKey('claim.9')).toBe(key)
})

it.each<[string, Answer<unknown>]>([
  ['offline', failed({ kind: 'offline' })],
  ['timeout', failed({ kind: 'timeout' })],
  ['server', failed({ kind: 'server' })],
  ['malformed', failed({ kind: 'malformed' })],
  ...[408, 409, 425, 429].map((status): [string, Answer<unknown>] => [String(status), refused('One moment.', status)]),
])('NET-08 an attempt without a final answer (%s) is the same attempt at the next try', async (_, answer) => {
  const key = attemptKey('claim.7')
  expect(await writeOnce('claim.7', () => Promise.resolve(answer))).toBe(answer)
  expect(attemptKey('claim.7')).toBe(key)
})

it.each<[string, Answer<unknown>]>([
  ['good', answered({})],
  ['422', refused('No.', 422)],
  ['404', refused(null, 404)],
])('NET-08 an attempt with a final answer (%s) is over', async (_, answer) => {
  const key = attemptKey('claim.7')
  expect(await writeOnce('claim.7', () => Promise.resolve(answer))).toBe(answer)
  expect(attemptKey('claim.7')).not.toBe(key)
})

/** Values of a field, each as a file has it too. An undefined one is not sent: it is the same as no field. */
const facts = fc.oneof(
  fc.constantFrom(undefined, null, true, '', '0', 'null', 0, 1),
  fc.record({ file: fc.constantFrom('a', 'b'), size: fc.constantFrom(1, 2), lastModified: fc.constantFrom(1, 2) }),
)
type Fact = typeof facts extends fc.Arbitrary<infer T> ? T : never
const leafFrom = (fact: Fact) =>
  fact instanceof Object ? new File(['x'.repeat(fact.size)], fact.file, { lastModified: fact.lastModified }) : fact
const depths = fc.array(
  fc.constantFrom(
    (of: object) => ({ of, also: 1 }),
    (of: object) => [of],
    (of: object) => [[], [of, null]],
  ),
)

it('NET-08 two inputs have one text where each of their values, and of their files, is equal', () => {
  fc.assert(
    fc.property(facts, facts, depths, (one, other, depth) => {
      const inputFrom = (fact: Fact) => depth.reduce((of: object, nest) => nest(of), { value: leafFrom(fact) })
      expect(textOf(inputFrom(one))).toBe(textOf(inputFrom(one)))
      expect(textOf(inputFrom(one)) === textOf(inputFrom(other))).toBe(isDeepStrictEqual(one, other))
    }),
  )
})
