import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, stubBrowser } from './testing/browser.ts'
import { reloadOnceOnStaleChunks } from './staleChunks.ts'

const reload = vi.fn<() => void>()
const askForPage = vi.fn<() => Promise<{ ok: boolean }>>()

/** All that is due by now has happened. */
const settled = () => new Promise<void>((happened) => void setTimeout(happened))
const happens = (type: string, more: object = {}) => void window.dispatchEvent(Object.assign(new Event(type), more))
async function scriptIsMissing() {
  happens('vite:preloadError')
  await settled()
}

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('location', { href: 'https://page.example/store/', reload: reload.mockReset() })
  vi.stubGlobal('fetch', askForPage.mockReset().mockResolvedValue({ ok: true }))
  vi.stubGlobal('sessionStorage', memoryStorage())
  reloadOnceOnStaleChunks()
})
afterEach(() => void vi.unstubAllGlobals())

describe('PUR-12 a script that does not arrive', () => {
  it('loads the page anew, once', async () => {
    await scriptIsMissing()
    await scriptIsMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
  it('leaves the page as it is while the page is not to be had', async () => {
    askForPage.mockResolvedValue({ ok: false })
    await scriptIsMissing()
    expect(reload).not.toHaveBeenCalled()
  })
  it.each(['beforeunload', 'pagehide'])('was aborted by leaving, after %s: the page never reloads', async (sign) => {
    happens(sign)
    await scriptIsMissing()
    expect(reload).not.toHaveBeenCalled()
  })
  it('does not reload a page that leaves while it looks whether the page is to be had', async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: boolean }>()
    askForPage.mockReturnValue(promise)
    happens('vite:preloadError')
    happens('beforeunload')
    resolve({ ok: true })
    await settled()
    expect(reload).not.toHaveBeenCalled()
  })
  it('loads a page anew that the browser brought back, and not one that has only just been shown', async () => {
    happens('beforeunload')
    happens('pageshow', { persisted: false })
    await scriptIsMissing()
    expect(reload).not.toHaveBeenCalled()
    happens('pageshow', { persisted: true })
    await scriptIsMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
})
