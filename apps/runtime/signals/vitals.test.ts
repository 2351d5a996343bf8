import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'

const metric = { name: 'LCP', value: 900, rating: 'good', attribution: { target: 'main>h1' } }
const onLCP = vi.fn((report: (measured: typeof metric) => void) => report(metric))
const silent = () => undefined
vi.mock('web-vitals/attribution', () => ({ onLCP, onCLS: silent, onFCP: silent, onINP: silent, onTTFB: silent }))

const onSignal = vi.fn()

async function visit(navigator: object) {
  stubBrowser()
  vi.stubGlobal('navigator', navigator)
  Object.assign(window, { platewell: { onSignal } })
  vi.resetModules()
  const [{ measureVitals }, { signal }] = await Promise.all([import('./deliver.ts'), import('./signals.ts')])
  await measureVitals(signal)
}

beforeEach(() => {
  onSignal.mockReset()
  onLCP.mockClear()
})

it('says how fast the page was, and which element took so long', async () => {
  await visit({})
  await vi.waitFor(() => expect(onSignal).toHaveBeenCalled())
  expect(onSignal.mock.calls).toEqual([
    [{ type: 'vital', release: '', app: '', page: '', name: 'LCP', value: 900, rating: 'good', element: 'main>h1' }],
  ])
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('NET-09 PRV-04 measures nothing for %j', async (asked) => {
  await visit(asked)
  expect(onLCP).not.toHaveBeenCalled()
})
