import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberCampaign } from '../page/campaign.ts'
import { tabStorage } from '../storage/storage.ts'
import { stubBrowser } from '../testing/browser.ts'

const fetchMock = vi.fn((_url: string, _init: { body: string }) => Promise.resolve(new Response()))
let page: EventTarget = new EventTarget()

type Signals = { cookie?: string; doNotTrack?: string; globalPrivacyControl?: boolean }

async function visitor({ cookie = '', ...signals }: Signals = {}) {
  stubBrowser({ cookie })
  page = window
  vi.stubGlobal('navigator', { doNotTrack: null, ...signals })
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', queueMicrotask)
  vi.resetModules()
  const [{ reportStep }, { sendSteps }] = await Promise.all([import('../page/report.ts'), import('./track.ts')])
  sendSteps()
  return reportStep
}
const touch = () => page.dispatchEvent(new Event('pointerdown'))

/** A page that is left still runs its microtasks, but no new tasks. */
async function leave() {
  page.dispatchEvent(new Event('pagehide'))
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  page = new EventTarget()
  fetchMock.mockReset().mockResolvedValue(new Response())
})

describe('NET-09 analytics events', () => {
  it('are posted after the guest’s first touch, with the campaign (NET-10)', async () => {
    const report = await visitor()
    tabStorage.clear('')
    rememberCampaign(
      '?utm_source=mail&utm_campaign=winter-broth-2026-11-30&utm_content=ada@mail.example&utm_term=%2B1%20212%20555%200190&code=WELCOME25&other=1',
    )
    rememberCampaign('')
    report('claim_status', { status: 'success' })
    expect(fetchMock).not.toHaveBeenCalled()
    touch()
    await leave()
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('/api/v5/events')
    expect(JSON.parse(init?.body ?? '')).toEqual({
      name: 'claim_status',
      properties: {
        utm_source: 'mail',
        utm_campaign: 'winter-broth-2026-11-30',
        utm_content: '…@…',
        utm_term: '…',
        code: 'WELCOME25',
        status: 'success',
      },
    })
  })
  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { cookie: 'a=b; do_not_track=true' }])(
    'are not sent for %j',
    async (signal) => {
      const report = await visitor(signal)
      report('claim_status')
      touch()
      await leave()
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )
  it('are posted by a page that is left at the first touch, before it paints or fetches anything', async () => {
    const report = await visitor()
    vi.stubGlobal('requestAnimationFrame', () => undefined)
    report('purchase_status', { status: 'openAmount' })
    touch()
    await leave()
    expect(fetchMock.mock.calls).toMatchObject([['/api/v5/events', { keepalive: true }]])
  })
  it('are not posted by a page that is left untouched', async () => {
    const report = await visitor()
    report('purchase_status', { status: 'openAmount' })
    await leave()
    expect(fetchMock).not.toHaveBeenCalled()
  })
  it('fail silently', async () => {
    const report = await visitor()
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    report('claim_status')
    touch()
    await leave()
    expect(fetchMock).toHaveBeenCalledOnce()
  })
})
