import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savedCheckout } from '../../features/checkout/saved.ts'
import { transition } from '../../features/checkout/transition.ts'
import { beginAfter } from '../../features/checkout/transitions/unresolvedPayment.ts'
import { flowRunner } from '../runtime/flow/flowRunner.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { callsWith } from './commands.ts'
import { unresolvedPayments, watchAttempts } from './unresolvedPayments.ts'

const link = { option: { kind: 'ico', id: 'ico-50' }, promoCode: null } as const
const asked: string[] = []
const notAsked = () => Promise.reject(new Error('Not asked here.'))

/** Opens the checkout as this build does, after the page of an older build has reloaded. */
function open() {
  const runner = flowRunner({
    begin: () => beginAfter(unresolvedPayments(), { link, token: null, timeZone: 'UTC' }),
    transition,
    calls: callsWith({ makePaymentMethod: notAsked, authenticate: notAsked }),
    handlers: { signOut: () => undefined },
    persist: {
      storage: tabStorage,
      storageKey: 'flow.checkout',
      saved: savedCheckout(() => ({ token: null, resetTokenOf: () => null }), unresolvedPayments),
      onSave: watchAttempts('flow.checkout').saved,
    },
    reloaded: { type: 'reloaded' },
  })
  runner.start()
  return runner.state()
}

beforeEach(() => {
  stubBrowser({ apiOrigin: 'https://api.example' })
  asked.length = 0
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return new Promise(() => undefined)
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('NET-08 an attempt that an older build has sent is looked up before anything else, although its saved state is thrown away', async () => {
  // The texts as an older build wrote them: a change of the record's form must still read this one.
  const record = { option: { kind: 'ico', id: 'ico-50' }, amount: 5_000, at: Date.now() }
  window.localStorage.setItem('platewell.testenterprise.unresolved.attempt-1', JSON.stringify(record))
  const stateOfOlderBuild = { version: 0, state: { status: 'paying', request: { key: 'attempt-1' } }, timers: {} }
  window.sessionStorage.setItem('platewell.testenterprise.flow.checkout', JSON.stringify(stateOfOlderBuild))

  expect(open()).toMatchObject({ status: 'unresolvedPayment', lookUp: 'asking', attempts: [{ key: 'attempt-1', amount: 5_000 }] })
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/v5/purchases/attempts/attempt-1']))
  expect(unresolvedPayments()).toMatchObject([{ key: 'attempt-1' }])
})
