import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser.ts'
import { loadPayments } from './loadPayments.ts'

const loadStripe = vi.hoisted(() => vi.fn(async (key: string) => ({ key })))
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }))

beforeEach(() => void loadStripe.mockClear())

it('POS-17 loads the provider with the restaurant’s key, and without one with the deployment’s', async () => {
  stubBrowser({ paymentKey: 'pk_deployment' })
  expect(await loadPayments('pk_venue')).toEqual({ key: 'pk_venue' })
  expect(await loadPayments(null)).toEqual({ key: 'pk_deployment' })
})

it('POS-17 loads the stand-in where the deployment has no key, also for a restaurant that has one', async () => {
  stubBrowser({ paymentKey: '' })
  // Node has no such module.
  await expect(loadPayments('pk_venue')).rejects.toThrow(Error)
  expect(loadStripe).not.toHaveBeenCalled()
})
