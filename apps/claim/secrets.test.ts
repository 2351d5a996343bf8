import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { request } from '../../features/claim/examples/claim.ts'
import { states } from '../../features/claim/examples/states.ts'
import { fill, stubBrowser } from '../runtime/testing/browser.ts'
import { callsOf } from './commands.ts'
import { saveSecrets, savedToken } from './secrets.ts'

const storageKey = 'flow.claim.x'
const keys: (string | null)[] = []

/** Sends a claim whose answer is lost. */
const claim = () => callsOf(storageKey).claim({ request }, { signal: new AbortController().signal })
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const savedValues = () => Array.from({ length: window.sessionStorage.length }, (_, index) => window.sessionStorage.key(index))

beforeEach(() => {
  keys.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.stubGlobal('fetch', (sent: Request) => {
    keys.push(sent.headers.get('Idempotency-Key'))
    return Promise.reject(new TypeError('The line broke.'))
  })
})
afterEach(() => {
  saveSecrets(storageKey, states.emailInput, true)
  vi.unstubAllGlobals()
})

it('NET-11 saves the token apart from the state, only while the state needs it, and in no name', () => {
  saveSecrets(storageKey, states.claiming, true)
  expect(savedToken(storageKey)).toBe('sms-token')
  expect(savedValues().join()).not.toContain('sms-token')
  saveSecrets(storageKey, states.success, true)
  expect(savedToken(storageKey)).toBeNull()
})

it('NET-08 the claim of another proof has another key', async () => {
  saveSecrets(storageKey, states.claiming, true)
  await claim()
  await claim()
  saveSecrets(storageKey, states.emailInput, true)
  await claim()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('NET-08 asks before the guest leaves unless a reload finds the state of a pending claim, its token and its key', () => {
  const asksAt = (state: Parameters<typeof saveSecrets>[1], isStateSaved: boolean) => {
    saveSecrets(storageKey, state, isStateSaved)
    return isAskedBeforeLeaving()
  }
  expect([asksAt(states.claiming, true), asksAt(states.claiming, false), asksAt(states.emailInput, false)]).toEqual([false, true, false])
  fill(window.sessionStorage)
  expect(asksAt(states.claimUnknown, true)).toBe(true)
})
