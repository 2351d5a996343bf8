import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'
import type { SignalHook } from './deliver.ts'
import { impersonal } from './impersonal.ts'
import type * as Signals from './signals.ts'

let signals: typeof Signals

beforeEach(async () => {
  stubBrowser({ release: 'abc1234-5d6e7f80' })
  vi.resetModules()
  signals = await import('./signals.ts')
})

const attach = () => {
  const onSignal = vi.fn<SignalHook>()
  window.platewell = { onSignal }
  return onSignal
}

it('NET-05 tells what came before the deployment’s script too, and where it happened', async () => {
  signals.signal({ type: 'error', error: new Error('broken') })
  const onSignal = attach()
  signals.placeSignals(() => ({ app: 'claim', page: '/$code' }))
  signals.signal({ type: 'step', name: 'claim_status', properties: { status: 'success' } })
  await vi.waitFor(() => expect(onSignal).toHaveBeenCalledTimes(2))
  expect(onSignal.mock.calls).toMatchObject([
    [{ type: 'error', app: '', message: 'broken', release: 'abc1234-5d6e7f80' }],
    [{ type: 'step', app: 'claim', page: '/$code', name: 'claim_status', properties: { status: 'success' } }],
  ])
})

it('is report at once when the page is left, once it has listened', async () => {
  const onSignal = attach()
  await signals.passSignals()
  signals.signal({ type: 'error', error: 'broken' })
  expect(onSignal).toHaveBeenCalledOnce()
})

it('NET-09 names a purchase by what the server can make of its key, and not by the key', async () => {
  const onSignal = attach()
  signals.signal({ type: 'purchase', key: 'attempt-1', amount: 45_00, currency: 'NZD' })
  await vi.waitFor(() => expect(onSignal).toHaveBeenCalledOnce())
  const id = createHash('sha256').update('attempt-1').digest('hex').slice(0, 32)
  expect(onSignal.mock.calls[0]?.[0]).toEqual({
    type: 'purchase',
    release: 'abc1234-5d6e7f80',
    app: '',
    page: '',
    id,
    amount: 45_00,
    currency: 'nzd',
  })
})

it('NET-09 reports no purchase where the browser makes no ids', async () => {
  vi.stubGlobal('crypto', {})
  const onSignal = attach()
  signals.signal({ type: 'purchase', key: 'attempt-1', amount: 45_00, currency: 'NZD' })
  await signals.passSignals()
  expect(onSignal).not.toHaveBeenCalled()
})

it('is not disturbed by a hook that throws, nor by one that is none', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onSignal = attach().mockImplementation(() => {
    throw new Error('The service is gone.')
  })
  signals.signal({ type: 'error', error: 'broken' })
  await vi.waitFor(() => expect(onSignal).toHaveBeenCalledOnce())
  Object.assign(window, { platewell: { onSignal: 'not a function' } })
  await expect(signals.passSignals()).resolves.toBeUndefined()
})

it.each([
  ['GET https://api.example/offers/lunch?token=abc#key failed', 'GET https://api.example/offers/lunch failed'],
  ['at run (https://dine.example/claim/?code=LUNCH25:3:7)', 'at run (https://dine.example/claim/)'],
  ['GET /api/v5/offers?email=ada@mail.example: a part was dropped', 'GET /api/v5/offers a part was dropped'],
  ['“ada.moreau+lunch@mail.example” is no address', '…@… is no address'],
  ['Card 4242 4242 4242 4242 for +1 (207) 555-0123', 'Card … for …'],
  ['at https://dine.example/assets/checkout-BAebdw6a.js:1:2345', 'at https://dine.example/assets/checkout-BAebdw6a.js:1:2345'],
  ['at https://dine.example/assets/maplibre-BAebdw6a.js:1:1234567)', 'at https://dine.example/assets/maplibre-BAebdw6a.js:1:1234567)'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6', 'Bearer …'],
  ['Cannot read properties of undefined (reading 5 of 12)', 'Cannot read properties of undefined (reading 5 of 12)'],
])('leaves out of %j what may be about a person', (text, left) => {
  expect(impersonal(text)).toBe(left)
})
