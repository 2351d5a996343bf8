import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyModule } from '../../../ui/lazy/lazyModule.ts'
import { memoryStorage, stubBrowser } from '../testing/browser.ts'
import { reportError } from '../page/report.ts'
import { passReports } from '../signals/signals.ts'
import { isMissingScript, reloadOnceOnStaleChunks } from './startPage.ts'

let payload: Error
const reload = vi.fn<() => void>()
const askForPage = vi.fn<() => Promise<{ status: number }>>()

/** Runs everything that is due. */
const settled = () => new Promise<void>((happened) => void setTimeout(happened))
const happens = (type: string, more: object = {}) => void window.dispatchEvent(Object.assign(new Event(type), more))
async function scriptIsMissing() {
  happens('vite:preloadError', { payload })
  await settled()
}

const append = vi.fn<() => void>()

beforeEach(() => {
  payload = new Error('Failed to fetch dynamically imported module')
  const offer = { firstElementChild: {}, querySelector: () => null }
  const parts = { importNode: () => offer, body: { append: append.mockReset() } }
  Object.assign(stubBrowser().document, { querySelector: () => ({ src: '/assets/store-1.js' }), ...parts })
  vi.stubGlobal('location', { href: 'https://page.example/store/', reload: reload.mockReset() })
  vi.stubGlobal('fetch', askForPage.mockReset().mockResolvedValue({ status: 200 }))
  vi.stubGlobal('sessionStorage', memoryStorage())
  reloadOnceOnStaleChunks()
})

describe('PUR-12 a script that does not arrive', () => {
  it('reloads the page once', async () => {
    await scriptIsMissing()
    await scriptIsMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
  it('offers a reload where the one did not help', async () => {
    await scriptIsMissing()
    expect(append).not.toHaveBeenCalled()
    await scriptIsMissing()
    expect(append).toHaveBeenCalledOnce()
  })
  it('offers nothing where the page goes on without it: it was loaded ahead, and its next use loads it again', async () => {
    await scriptIsMissing()
    askForPage.mockImplementation(() => settled().then(() => ({ status: 200 })))
    const useLater = lazyModule(() => {
      happens('vite:preloadError', { payload })
      return Promise.reject(payload)
    })
    await useLater.preload()
    await settled()
    await settled()
    expect(askForPage).toHaveBeenCalledTimes(2)
    expect(append).not.toHaveBeenCalled()
  })
  it('reloads it once more after the next deployment, in the same tab', async () => {
    for (const src of ['/assets/store-1.js', '/assets/store-1.js', '/assets/store-2.js', '/assets/store-2.js']) {
      Object.assign(document, { querySelector: () => ({ src }) })
      await scriptIsMissing()
    }
    expect(reload).toHaveBeenCalledTimes(2)
  })
  it('does not reload while somebody types, and offers it: the next one that is missing reloads, once they are out of the field', async () => {
    const field = { matches: () => true }
    Object.assign(document, { activeElement: field })
    await scriptIsMissing()
    expect([reload.mock.calls, append.mock.calls]).toEqual([[], [expect.anything()]])
    Object.assign(document, { activeElement: null })
    await scriptIsMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
  it('reloads a page that is not there, too', async () => {
    askForPage.mockResolvedValue({ status: 404 })
    await scriptIsMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
  it('is told apart from an error that saved state may have caused', async () => {
    await scriptIsMissing()
    expect([payload, new Error('Cannot read properties of null'), undefined].map(isMissingScript)).toEqual([true, false, false])
  })
  it('does not reload while the page is unavailable', async () => {
    askForPage.mockResolvedValue({ status: 503 })
    await scriptIsMissing()
    expect(reload).not.toHaveBeenCalled()
  })
  it.each(['beforeunload', 'pagehide'])('does not reload after %s: leaving aborted the script', async (sign) => {
    happens(sign)
    await scriptIsMissing()
    expect(reload).not.toHaveBeenCalled()
  })
  it('does not reload a page that is left during the check whether it is available', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>()
    askForPage.mockReturnValue(promise)
    happens('vite:preloadError', { payload })
    happens('beforeunload')
    resolve({ status: 200 })
    await settled()
    expect(reload).not.toHaveBeenCalled()
  })
  it('reloads a page that the browser restored, but not one that was shown for the first time while leaving', async () => {
    happens('beforeunload')
    happens('pageshow', { persisted: false })
    await scriptIsMissing()
    expect(reload).not.toHaveBeenCalled()
    happens('pageshow', { persisted: true })
    await scriptIsMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('NET-05 a script that does not arrive is reported', () => {
  const onError = vi.fn<() => void>()
  /** Whether the page reports its missing script. */
  async function isReported(): Promise<boolean> {
    await scriptIsMissing()
    reportError(payload)
    return onError.mock.calls.length > 0
  }
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    passReports()
    window.platewell = { onError: onError.mockReset() }
  })
  it('unless leaving aborted it', async () => {
    happens('beforeunload')
    expect(await isReported()).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })
  it('unless leaving aborted it, and WebKit tells so as soon as Back has restored the page: that reloads', async () => {
    happens('beforeunload')
    happens('pageshow', { persisted: true })
    expect(await isReported()).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })
  it('by a page that was restored a while ago', async () => {
    happens('pageshow', { persisted: true })
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000)
    expect(await isReported()).toBe(true)
  })
  it('by a page that was shown for the first time', async () => {
    happens('pageshow', { persisted: false })
    expect(await isReported()).toBe(true)
  })
})
