import { describe, expect, it } from 'vitest'
import type { CheckoutState } from './checkout.ts'
import { savedCheckout } from './saved.ts'
import { opening, chosenBill } from './examples/examples.ts'
import { states } from './examples/states.ts'

const savedOf = (state: CheckoutState) => JSON.stringify(savedCheckout.toSave(state))
const reloaded = (state: CheckoutState) => savedCheckout.read(JSON.parse(savedOf(state)))
const at = (step: 'bill' | 'payment') => ({ status: 'loading', opening: { ...chosenBill, step } })

describe('NET-08 a reload', () => {
  it.each(['bill', 'nothingDue'] as const)('continues %s at the bill', (status) => {
    expect(reloaded(states[status])).toEqual(at('bill'))
  })

  it.each(['payment', 'billChanged'] as const)('continues %s at the payment', (status) => {
    expect(reloaded(states[status])).toEqual(at('payment'))
  })

  it.each(['loading', 'ticketFailed'] as const)('continues %s where it opened', (status) => {
    expect(reloaded(states[status])).toEqual({ status: 'loading', opening })
  })

  it('shows the success again', () => {
    expect(reloaded(states.success)).toEqual(states.success)
  })

  it.each([
    ['another shape', { status: 'paying' }],
    ['nothing', null],
  ])('begins anew with %s', (_, saved) => {
    expect(savedCheckout.read(saved)).toBeNull()
  })
})

it('NET-08 saves no PIN, and nothing of the ticket', () => {
  for (const state of Object.values(states))
    for (const secret of ['0417', 'pin', 'Grilled octopus']) expect(savedOf(state)).not.toContain(secret)
})
