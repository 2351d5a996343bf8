import { describe, expect, it } from 'vitest'
import type { CheckoutState } from './checkout.ts'
import { recordedOf, referenceOf, savedCheckout } from './saved.ts'
import { opening, request, visit } from './testing/examples.ts'
import { states } from './testing/states.ts'

const reloaded = (state: CheckoutState) => savedCheckout.read(JSON.parse(JSON.stringify(savedCheckout.toSave(state))))
const at = (step: 'bill' | 'payment') => ({ status: 'loading', opening: { ...visit, step, sent: null } })

describe('NET-08 a reload', () => {
  it.each(['bill', 'nothingDue'] as const)('continues %s at the bill', (status) => {
    expect(reloaded(states[status])).toEqual(at('bill'))
  })

  it.each(['payment', 'checking', 'billChanged'] as const)('continues %s at the payment', (status) => {
    expect(reloaded(states[status])).toEqual(at('payment'))
  })

  it.each(['loading', 'ticketFailed', 'unresolvedPayment', 'earlierPaid'] as const)('continues %s where it opened', (status) => {
    expect(reloaded(states[status])).toEqual({ status: 'loading', opening })
  })

  it.each(['paying', 'paymentUnknown'] as const)('knows what was sent in %s', (status) => {
    expect(reloaded(states[status])).toEqual({
      status: 'loading',
      opening: { ...visit, step: 'payment', sent: { key: request.key, agreed: request.agreed } },
    })
  })

  it('shows the success again', () => {
    expect(reloaded(states.success)).toEqual(states.success)
  })

  it('finds nothing in data of another shape', () => {
    expect(savedCheckout.read({ status: 'paying' })).toBeNull()
    expect(savedCheckout.read(null)).toBeNull()
  })
})

it('NET-08 saves no PIN, and nothing of the ticket', () => {
  for (const state of Object.values(states)) {
    const text = JSON.stringify(savedCheckout.toSave(state))
    for (const secret of ['0417', 'pin', 'Grilled octopus']) expect(text).not.toContain(secret)
  }
})

it('NET-08 records an attempt until its outcome is known', () => {
  const recorded = { key: 'attempt-1', amount: 97_88, locationId: '700', guestId: null, checkNumber: '1042' }
  const open = new Set(['paying', 'paymentUnknown', 'unresolvedPayment'])
  for (const state of Object.values(states)) expect(recordedOf(state)).toEqual(open.has(state.status) ? recorded : null)
})

it('NET-11 records the guest of a bill without a number only, which nothing else tells apart', () => {
  expect(referenceOf({ ...request, checkNumber: null })).toMatchObject({ guestId: request.guestId, checkNumber: null })
  expect(referenceOf(request)).toMatchObject({ guestId: null, checkNumber: '1042' })
})
