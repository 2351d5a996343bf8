import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { expect, it, vi } from 'vitest'
import { buyer } from '../../features/checkout/testing/examples.ts'
import { createDesk } from './provider.ts'

vi.mock('../runtime/reportError.ts', () => ({ reportError: () => undefined }))

type Made = () => Promise<{ readonly paymentMethod: { readonly id: string } } | { readonly error: { readonly message: string } }>

/** A desk at which the buyer has confirmed in a wallet's sheet, and the provider does so. */
function confirmedWith(createPaymentMethod: Made, submit: () => Promise<object> = async () => ({})) {
  const desk = createDesk()
  const paymentFailed = vi.fn<() => void>()
  const [stripe, elements]: unknown[] = [{ createPaymentMethod }, { submit }]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it does what of the provider a wallet needs, and no more
  desk.setStripe(stripe as Stripe)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  desk.setWalletConsent({ elements: elements as StripeElements, paymentFailed })
  const make = () => desk.provider.makePaymentMethod({ method: { kind: 'wallet' }, buyer })
  return { make, paymentFailed }
}

const made: Made = async () => ({ paymentMethod: { id: 'pm_wallet' } })

it('CHK-04 NET-08 takes what a wallet has confirmed once: another attempt needs another consent', async () => {
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
])('CHK-04 tells the wallet’s sheet where the provider %s', async (_, createPaymentMethod, submit) => {
  const { make, paymentFailed } = confirmedWith(createPaymentMethod, submit)
  expect(await make()).toMatchObject({ ok: false, failure: { kind: 'refused' } })
  expect(paymentFailed).toHaveBeenCalledOnce()
})
