import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser.ts'
import { withLock } from './tabLocks.ts'

beforeEach(() => void stubBrowser())

it('NET-08 a page to which the browser refuses locks pays all the same', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('Not allowed here.', 'SecurityError')) } })
  expect(await withLock('bill', async ({ acquired }) => ['sent', acquired])).toEqual(['sent', true])
})

it('NET-08 a page that loses a lock on the way does not send again', async () => {
  const request = async (_: string, __: object, granted: (lock: object) => Promise<void>) => {
    void granted({})
    throw new DOMException('Another page has taken it.', 'AbortError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const send = vi.fn(() => new Promise<never>(() => undefined))
  await expect(withLock('bill', send)).rejects.toThrow('taken')
  expect(send).toHaveBeenCalledOnce()
})
