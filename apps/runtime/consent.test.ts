import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasOptedOut, keepOptOut, mayTrack, sendsPrivacyControl } from './consent.ts'
import { stubBrowser } from './testing/browser.ts'

function visitor({ cookie = '', protocol = 'https:', ...signals }: { cookie?: string; protocol?: string; globalPrivacyControl?: boolean } = {}) {
  const { document } = stubBrowser({ cookie })
  vi.stubGlobal('navigator', { doNotTrack: null, ...signals })
  vi.stubGlobal('location', { protocol })
  return document
}

afterEach(() => void vi.unstubAllGlobals())

describe('PRV-03 the opt-out cookie', () => {
  it('holds for 365 days on every page of the host, and stops what is told of a visit (NET-09)', () => {
    const page = visitor()
    expect([hasOptedOut(), mayTrack()]).toEqual([false, true])
    keepOptOut()
    expect(page.cookie).toBe('do_not_track=true; Path=/; Max-Age=31536000; SameSite=None; Secure')
    expect([hasOptedOut(), mayTrack()]).toEqual([true, false])
  })
  it('asks for a safe line only where there is one', () => {
    const page = visitor({ protocol: 'http:' })
    keepOptOut()
    expect(page.cookie).toMatch(/SameSite=Lax$/)
  })
  it.each(['do_not_track=false', 'not_do_not_track=true', 'do_not_track=trueish', ''])('is not %j', (cookie) => {
    visitor({ cookie })
    expect(hasOptedOut()).toBe(false)
  })
})

it('PRV-04 takes the browser’s own signal for a no', () => {
  visitor({ globalPrivacyControl: true })
  expect([sendsPrivacyControl(), mayTrack()]).toEqual([true, false])
  visitor({ globalPrivacyControl: false })
  expect([sendsPrivacyControl(), mayTrack()]).toEqual([false, true])
})
