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
