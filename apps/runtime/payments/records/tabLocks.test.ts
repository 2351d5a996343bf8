import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser.ts'
import { holding } from './tabLocks.ts'

beforeEach(() => void stubBrowser())

it('NET-08 a page to which the browser refuses locks pays all the same', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('Not allowed here.', 'SecurityError')) } })
  expect(await holding('bill', async (isAlone) => ['sent', isAlone])).toEqual(['sent', true])
})
