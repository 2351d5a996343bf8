import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Consent from './consent.ts'
import { sendsPrivacyControl } from '../../../ui/PublicPage/privacyControl.ts'
import { hasOptedOut } from './optedOut.ts'
import { stubBrowser } from '../testing/browser.ts'

function visitor({
  cookie = '',
  protocol = 'https:',
  ...signals
}: { cookie?: string; protocol?: string; globalPrivacyControl?: boolean } = {}) {
  const { document } = stubBrowser({ cookie })
  vi.stubGlobal('navigator', { doNotTrack: null, ...signals })
  vi.stubGlobal('location', { protocol })
  return document
}

let consent: typeof Consent

beforeEach(async () => {
  vi.resetModules()
  consent = await import('./consent.ts')
})

describe('PRV-03 the opt-out cookie', () => {
  it('lasts 365 days on every page of the host, and stops tracking (NET-09)', () => {
    const page = visitor()
    expect([hasOptedOut(), consent.mayTrack()]).toEqual([false, true])
    expect(consent.saveOptOut()).toBe(true)
    expect(page.cookie).toBe('__Host-do_not_track=true; Path=/; Max-Age=31536000; SameSite=None; Secure')
    expect([hasOptedOut(), consent.mayTrack()]).toEqual([true, false])
  })
  it('is saved for both hosts of an enterprise', () => {
    const page = stubBrowser({ sharedDomain: 'dine.example' }).document
    for (const [protocol, cookie] of [
      ['http:', 'do_not_track=true; Path=/; Max-Age=31536000; Domain=dine.example; SameSite=Lax'],
      ['https:', '__Secure-do_not_track=true; Path=/; Max-Age=31536000; Domain=dine.example; SameSite=None; Secure'],
    ]) {
      vi.stubGlobal('location', { protocol })
      consent.saveOptOut()
      expect(page.cookie).toBe(cookie)
    }
  })
  it.each(['a=b; __Host-do_not_track=true', '__Secure-do_not_track=true; a=b', 'do_not_track=true'])('is %j', (cookie) => {
    visitor({ cookie })
    expect(hasOptedOut()).toBe(true)
  })
  it('is marked Secure over HTTPS only', () => {
    const page = visitor({ protocol: 'http:' })
    consent.saveOptOut()
    expect(page.cookie).toMatch(/SameSite=Lax$/)
  })
  it('is reported as unsaved by a browser that blocks it; the page still stops tracking', () => {
    const page = visitor()
    Object.defineProperty(page, 'cookie', { get: () => '', set: () => {} })
    expect([consent.saveOptOut(), hasOptedOut(), consent.mayTrack()]).toEqual([false, false, false])
  })
  it('is not found where the browser blocks reading cookies', () => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    }
    Object.defineProperty(visitor(), 'cookie', { get: refuse, set: refuse })
    expect([hasOptedOut(), consent.mayTrack(), consent.saveOptOut(), consent.mayTrack()]).toEqual([false, true, false, false])
  })
  it.each(['do_not_track=false', 'not_do_not_track=true', 'do_not_track=trueish', '__Host-not_do_not_track=true', ''])(
    'is not %j',
    (cookie) => {
      visitor({ cookie })
      expect(hasOptedOut()).toBe(false)
    },
  )
})

it('PRV-04 takes the browser’s signal as an opt-out', () => {
  visitor({ globalPrivacyControl: true })
  expect([sendsPrivacyControl(), consent.mayTrack()]).toEqual([true, false])
  visitor({ globalPrivacyControl: false })
  expect([sendsPrivacyControl(), consent.mayTrack()]).toEqual([false, true])
})
