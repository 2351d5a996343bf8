import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { billToPay, visa } from '../../features/pos/examples/examples.ts'
import { posStates } from '../../features/pos/examples/states.ts'
import { failed } from '../../features/shared/api/answer.ts'

const { visit } = posStates.review
const request = { key: 'key-1', what: billToPay, details: { kind: 'bill', visit }, paymentMethodId: visa.id } as const
const options = { signal: new AbortController().signal }
const saves = { before: [visa], onCards: () => undefined, onSessionEnded: () => undefined }
const makeCardToken = async () => failed({ kind: 'timeout' })

/** Every call, by its name. */
async function callAll() {
  const { paymentApi } = await import('./lazyPaymentApi.ts')
  const { send, complete, lookUp, close, verify, saveCard } = paymentApi(saves)
  return {
    send: await send(request, options),
    complete: await complete?.('key-2', options),
    lookUp: await lookUp('key-3', options),
    close: await close('key-4', options),
    verify: await verify?.(request, options),
    saveCard: await saveCard?.(makeCardToken, options),
  }
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('./ConnectedScreens.tsx')
})

it('NET-08 the calls that pay are made by the script that pays, each by its own', async () => {
  const heard = (name: string) => vi.fn(async (...asked: readonly unknown[]) => [name, ...asked])
  const names = ['send', 'complete', 'lookUp', 'close', 'verify', 'saveCard'] as const
  vi.doMock('./ConnectedScreens.tsx', () => ({ payments: Object.fromEntries(names.map((name) => [name, heard(name)])) }))
  expect(await callAll()).toEqual({
    send: ['send', request, options],
    complete: ['complete', 'key-2', options],
    lookUp: ['lookUp', 'key-3', options],
    close: ['close', 'key-4', options],
    verify: ['verify', request, options],
    saveCard: ['saveCard', saves, makeCardToken, options],
  })
})

it('NET-08 without that script nothing is sent, and nothing is known: nothing counts as refused or paid', async () => {
  vi.doMock('./ConnectedScreens.tsx', () => {
    throw new Error('The script does not load.')
  })
  const { verify, ...others } = await callAll()
  for (const answer of Object.values(others)) expect(answer).toEqual(failed({ kind: 'offline' }))
  expect(verify).toMatchObject({ kind: 'failed' })
})
