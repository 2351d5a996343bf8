import { beforeEach, expect, it } from 'vitest'
import { identifiers } from './storage.ts'
import { stubBrowser } from '../testing/browser.ts'

beforeEach(() => void stubBrowser())

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
