import { expect, it, vi } from 'vitest'
import { startPage, whenSeen } from './startPage.ts'

/** A page in a browser that never reports a paint; by default without a shell. */
function bare({ isDrawn = false, pathname = '/claim/', links = [] as readonly object[] } = {}) {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    querySelectorAll: () => links,
    documentElement: { dataset: {} },
    querySelector: (name: string) => (name === '#root' ? { hasChildNodes: () => isDrawn } : null),
  })
  vi.stubGlobal('Node', EventTarget)
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe(): void {}
    },
  )
  vi.stubGlobal('window', new EventTarget())
  class NeverPaints {
    static supportedEntryTypes = ['paint']
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', NeverPaints)
}

it('starts at once on a page without a shell, as in development', async () => {
  bare()
  const app = vi.fn(() => Promise.resolve())
  await startPage('/claim', () => Promise.resolve({ start: app }))
  expect(app).toHaveBeenCalledOnce()
})

it('NET-05 reports an app that does not start, and uncaught errors', async () => {
  bare()
  const onError = vi.fn()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  Object.assign(window, { platewell: { onError } })
  const broken = new Error('The script broke.')
  await startPage('/claim', () => Promise.reject(broken))
  expect(onError).toHaveBeenLastCalledWith(broken, undefined)
  const thrown = new Error('Nobody caught it.')
  window.dispatchEvent(Object.assign(new Event('error'), { error: thrown }))
  expect(onError).toHaveBeenLastCalledWith(thrown, undefined)
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }))
  expect(onError).toHaveBeenLastCalledWith('no reason', undefined)
})

it('PUB-03 PRV-02 starts although the browser never reports the first paint, as WebKit for a frame that was hidden at first', async () => {
  bare({ isDrawn: true })
  vi.useFakeTimers()
  const app = vi.fn(() => Promise.resolve())
  const started = startPage('/claim', () => Promise.resolve({ start: app }))
  await vi.advanceTimersByTimeAsync(400)
  expect(app).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await started
  expect(app).toHaveBeenCalledOnce()
})

it('fetches the scripts that its address shows first to a guest', async () => {
  const linkFor = (pages: string) => ({ rel: 'app-script', dataset: { pages } })
  const links = [linkFor('any:/join'), linkFor('in: in:/team any:/team'), linkFor('out:/team out:'), linkFor('in:/team')]
  bare({ pathname: '/partners/team/', links })
  await startPage('/partners', () => Promise.resolve({ start: () => undefined }))
  expect(links.map(({ rel }) => rel === 'modulepreload')).toEqual([false, true, true, false])
})

it('fetches the scripts of a page whose address has a part of its own', async () => {
  const links = ['any:/review/$id', 'any:/review', 'any:/review/$id/photos'].map((pages) => ({ rel: 'app-script', dataset: { pages } }))
  bare({ pathname: '/partners/review/41', links })
  await startPage('/partners', () => Promise.resolve({ start: () => undefined }))
  expect(links.map(({ rel }) => rel === 'modulepreload')).toEqual([true, false, false])
})

it('does nothing in a page that is rendered ahead until somebody sees it', () => {
  const page = Object.assign(new EventTarget(), { prerendering: true })
  vi.stubGlobal('document', page)
  const run = vi.fn()
  whenSeen(run)
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(run).toHaveBeenCalledOnce()
  page.prerendering = false
  whenSeen(run)
  expect(run).toHaveBeenCalledTimes(2)
})
