import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { expect, it, vi } from 'vitest'
import { buyer } from '../../../../features/checkout/examples/examples.ts'
import { failureText } from '../../../../features/shared/api/answers/failureText.ts'
import { cents } from '../../../../features/shared/money/money.ts'
import { createPaymentGateway } from './paymentGateway.ts'

vi.mock('../../signals/signals.ts', () => ({ reportError: () => undefined }))

type Made = () => Promise<{ readonly paymentMethod: { readonly id: string } } | { readonly error: { readonly message: string } }>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it implements only what the test uses
const playing = (parts: unknown) => parts as Stripe

function confirmedWith(createPaymentMethod: Made, submit: () => Promise<object> = async () => ({})) {
  const gateway = createPaymentGateway(async () => playing({ createPaymentMethod }))
  const paymentFailed = vi.fn<() => void>()
  const elements: unknown = { submit }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  gateway.setConsent({ elements: elements as StripeElements, amount: cents(10_00), paymentFailed })
  const make = () => gateway.provider.makePaymentMethod({ method: { kind: 'wallet' }, payer: buyer })
  return { make, paymentFailed }
}

const made: Made = async () => ({ paymentMethod: { id: 'pm_wallet' } })

it('CHK-04 NET-08 uses a wallet’s confirmation once', async () => {
  const createPaymentMethod = vi.fn(made)
  const { make, paymentFailed } = confirmedWith(createPaymentMethod)
  expect(await make()).toEqual({ ok: true, value: { id: 'pm_wallet' } })
  expect(await make()).toMatchObject({ ok: false })
  expect(createPaymentMethod).toHaveBeenCalledOnce()
  expect(paymentFailed).not.toHaveBeenCalled()
})

it.each<[string, Made, (() => Promise<object>)?]>([
  ['refuses', async () => ({ error: { message: 'No.' } })],
  ['throws', async () => Promise.reject(new Error('Broken.'))],
  ['does not let it be submitted', made, async () => ({ error: { message: 'No.' } })],
])('CHK-04 reports to the wallet’s sheet if the gateway %s', async (_, createPaymentMethod, submit) => {
  const { make, paymentFailed } = confirmedWith(createPaymentMethod, submit)
  expect(await make()).toMatchObject({ ok: false, failure: { kind: 'refused' } })
  expect(paymentFailed).toHaveBeenCalledOnce()
})

it('CHK-04 loads the gateway once, and again only after a failure', async () => {
  const load = vi.fn(async () => playing({}))
  const { open } = createPaymentGateway(load)
  load.mockRejectedValueOnce(new Error('Kept away.'))
  await expect(open()).rejects.toThrow('Kept away.')
  expect(await open()).toBe(await open())
  expect(load).toHaveBeenCalledTimes(2)
})

it('POS-17 loads the gateway with each restaurant’s own key, and shares nothing between two restaurants', async () => {
  const load = vi.fn(async () => playing({}))
  const { open, setVenueKey } = createPaymentGateway(load)
  const opened: Stripe[] = []
  for (const key of ['pk_one', 'pk_two', 'pk_one', null]) {
    setVenueKey(key)
    opened.push(await open())
  }
  expect(load.mock.calls).toEqual([['pk_one'], ['pk_two'], [null]])
  expect(new Set(opened).size).toBe(3)
  expect(opened[2]).toBe(opened[0])
})

it('POS-17 charges no card that was typed for another restaurant', async () => {
  const createPaymentMethod = vi.fn(made)
  const { provider, setElements, setVenueKey } = createPaymentGateway(async () => playing({ createPaymentMethod }))
  const elements: unknown = { getElement: () => ({}) }
  setVenueKey('pk_one')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  setElements(elements as StripeElements)
  setVenueKey('pk_two')
  expect(await provider.makePaymentMethod({ method: { kind: 'newCard' }, payer: null })).toMatchObject({ ok: false })
  expect(createPaymentMethod).not.toHaveBeenCalled()
})

it('CHK-04 does not wait for a bank that is blocked, and asks it once it can', async () => {
  const handleNextAction = vi.fn(async () => ({}))
  const load = vi.fn(async () => playing({ handleNextAction }))
  const { provider } = createPaymentGateway(load)
  load.mockRejectedValueOnce(new Error('Kept away.'))
  const answer = await provider.authenticate('secret')
  expect(answer.ok ? null : failureText(answer.failure)).toMatch(/^Your bank could not ask you/)
  expect(await provider.authenticate('secret')).toEqual({ ok: true, value: null })
  expect(handleNextAction).toHaveBeenCalledOnce()
})
