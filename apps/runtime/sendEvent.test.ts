import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberCampaign, withCampaign } from './campaign.ts'
import { sendEvent } from './sendEvent.ts'
import { session } from './storage.ts'
import { stubBrowser } from './testing/browser.ts'

const fetchMock = vi.fn((_url: string, _init: { body: string }) => Promise.resolve(new Response()))

function visitor({ cookie = '', ...signals }: { cookie?: string; doNotTrack?: string; globalPrivacyControl?: boolean } = {}) {
  stubBrowser({ cookie })
  vi.stubGlobal('navigator', { doNotTrack: null, ...signals })
  vi.stubGlobal('fetch', fetchMock)
}

beforeEach(() => {
  fetchMock.mockClear()
  visitor()
  session.clear()
})
afterEach(() => void vi.unstubAllGlobals())

describe('NET-09 analytics events', () => {
  it('are posted, with the campaign that brought the guest (NET-10)', () => {
    rememberCampaign('?utm_source=mail&code=WELCOME25&other=1')
    rememberCampaign('')
    sendEvent('claim_status', { status: 'success' })
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('/api/v5/events')
    expect(JSON.parse(init?.body ?? '')).toEqual({
      name: 'claim_status',
      properties: { utm_source: 'mail', code: 'WELCOME25', status: 'success' },
    })
  })
  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { cookie: 'a=b; do_not_track=true' }])(
    'are not sent for %j',
    (signal) => {
      visitor(signal)
      sendEvent('claim_status', {})
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )
  it('fail in silence', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    sendEvent('claim_status', {})
    await expect(fetchMock.mock.results[0]?.value).rejects.toThrow('Failed to fetch')
  })
})

it('NET-10 the campaign goes along to the checkout, and overrules nothing there', () => {
  rememberCampaign('?utm_source=mail&code=WELCOME25')
  expect(withCampaign('https://house.example/checkout?ico_id=7&code=OTHER')).toBe(
    'https://house.example/checkout?ico_id=7&code=OTHER&utm_source=mail',
  )
})
