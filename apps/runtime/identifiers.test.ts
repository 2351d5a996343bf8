import { beforeEach, expect, it } from 'vitest'
import { attemptKey, identifiers, saveAttemptKey, settleAttempt } from './identifiers.ts'
import { tabStorage } from './storage.ts'
import { fill, stubBrowser } from './testing/browser.ts'

beforeEach(() => void stubBrowser())

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

it('NET-08 saving an attempt’s key returns whether a reload will find it', () => {
  const key = attemptKey('claim.9')
  expect(saveAttemptKey('claim.9')).toBe(true)
  fill(window.sessionStorage)
  expect(saveAttemptKey('claim.9')).toBe(false)
  expect(attemptKey('claim.9')).toBe(key)
})

it.each(['', 'идентификатор', 'two words', 'line\nbreak'])(
  'NET-01 an identifier that no header can carry is replaced for good: %j',
  (broken) => {
    window.localStorage.setItem('platewell.testenterprise.device', broken)
    const { 'X-Device-Id': fresh } = identifiers()
    expect(() => new Headers({ 'X-Device-Id': fresh ?? 'п' })).not.toThrow()
    expect(fresh).toMatch(/^[0-9a-f]{32}$/)
    expect(identifiers()['X-Device-Id']).toBe(fresh)
  },
)

it('NET-01 a device keeps the identifier of an earlier build', () => {
  const given = 'a1b2c3d4-0000-4000-8000-00000000000f'
  window.localStorage.setItem('platewell.testenterprise.device', given)
  expect(identifiers()['X-Device-Id']).toBe(given)
})
