import { afterEach, expect, it, vi } from 'vitest'
import { startPage } from './startPage.ts'

/** A page without a first markup, in a browser that never paints. */
function bare() {
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    querySelectorAll: () => [],
    querySelector: () => ({ hasChildNodes: () => false }),
  })
  class NeverPaints {
    static supportedEntryTypes = ['paint']
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', NeverPaints)
}
afterEach(() => void vi.unstubAllGlobals())

it('starts at once on a page that has no first markup to wait for, as under development', async () => {
  bare()
  const app = vi.fn(() => Promise.resolve())
  await startPage(app)
  expect(app).toHaveBeenCalledOnce()
})
