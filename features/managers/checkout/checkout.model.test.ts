import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import { type Seen, type Transition, moves, walk } from './testing/walk.ts'
import { transition } from './transition.ts'

const mayPay: ReadonlySet<CheckoutState['status']> = new Set(['bill', 'payment', 'confirmingTip', 'checking', 'billChanged'])

/** Where the manager may pay, they know of every charge, and none is still to come. */
function isSafe({ state, untold, late, canGoOn }: Seen): void {
  if (mayPay.has(state.status)) expect([untold, late]).toEqual([0, 0])
  if (state.status === 'success') expect(untold).toBe(0)
  if ('ticket' in state && 'request' in state) expect(state.request.agreed.breakdown.paying).toBeLessThanOrEqual(state.ticket.due)
  expect(canGoOn).toBe(true)
}

const walks = (rules: Transition, check: (seen: Seen) => void) => fc.property(moves, (steps) => walk(rules, steps, check))

it('NET-08 no walk charges twice without telling, charges more than is due, or ends without a next step', () => {
  const seen = new Set<string>()
  const check = (each: Seen) => {
    isSafe(each)
    seen.add(each.state.status)
  }
  fc.assert(walks(transition, check), { numRuns: 500 })
  expect([...seen].toSorted()).toEqual([
    'bill',
    'billChanged',
    'checking',
    'confirmingTip',
    'loading',
    'nothingDue',
    'paying',
    'payment',
    'paymentUnknown',
    'success',
    'ticketFailed',
    'unresolvedPayment',
  ])
})

describe('NET-08 the random walk finds a planted fault', () => {
  const faults: Readonly<Record<string, (state: CheckoutState, event: CheckoutEvent) => CheckoutState | null>> = {
    'a lost answer counts as a refusal': (state, event) =>
      state.status === 'paying' && event.type === 'sendPaymentAnswered' && !event.answer.ok
        ? { status: 'payment', visit: state.visit, ticket: state.ticket, problem: 'Payment failed.', confirmedTip: null }
        : null,
    'a reload forgets what was sent': (state, event) =>
      state.status === 'loading' && event.type === 'reloaded' ? (transition(state, { ...event, unresolved: [] })[0] ?? null) : null,
    'an attempt is given up without closing it': (state, event) =>
      state.status === 'paymentUnknown' && state.lookUp === 'notCharged' && event.type === 'paymentGivenUp'
        ? { status: 'bill', visit: state.visit, ticket: state.ticket, explaining: false }
        : null,
  }

  it.each(Object.entries(faults))('%s', (_, fault) => {
    const rules: Transition = (state, event) => {
      const wrong = fault(state, event)
      if (wrong === null) return transition(state, event)
      return wrong.status === 'loading' ? [wrong, { type: 'readTicket', number: '1042' }] : [wrong]
    }
    expect(fc.check(walks(rules, isSafe), { numRuns: 20_000, endOnFailure: true }).failed).toBe(true)
  })
})
