import { expect, it, vi } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { shownOf } from './shownOf.ts'
import { paymentSteps } from './paymentTransition.ts'
import { type LunchPayment, lunchRules, paymentStates } from './examples.ts'

const { choosing, paid, earlierPaid, paying, paymentUnknown, unresolvedPayment } = paymentStates

it('MGR-15 POS-15 a payment that was seen is settled as the payer goes on, so that the next one is not held back by it', () => {
  const { transition } = paymentSteps<LunchPayment>(lunchRules)
  const settled = { type: 'settleAttempt', receipt: paid.receipt }
  expect(transition(earlierPaid, { type: 'unresolvedLeft' })).toMatchObject([
    { status: 'choosing' },
    { ...settled, attempt: earlierPaid.attempts[0] },
  ])
  expect(transition(paid, { type: 'unresolvedLeft' })).toMatchObject([{ status: 'choosing' }, { ...settled, attempt: paid.attempt }])
})

it('POS-15 NET-08 a payment of which the till was not informed stays on record, also where another check’s page has shown it', () => {
  const never = () => false
  for (const [state, paidBy] of [
    [paid, 'attempt-1'],
    [earlierPaid, 'attempt-0'],
  ] as const) {
    expect(shownOf<LunchPayment>(state, never)).toEqual({ paidBy, isSettled: false, charged: null })
    expect(
      shownOf<LunchPayment>(
        state,
        () => true,
        () => cents(9_00),
      ),
    ).toEqual({ paidBy, isSettled: true, charged: 9_00 })
  }
  // The surface judges the receipt with what it pays.
  for (const state of [paid, earlierPaid]) {
    const settles = vi.fn(() => true)
    shownOf<LunchPayment>(state, settles)
    const attempt = state.status === 'paid' ? state.attempt : state.attempts[0]
    expect(settles).toHaveBeenCalledWith(state.receipt, attempt)
  }
  expect(shownOf<LunchPayment>(choosing, never)).toEqual({ paidBy: null, isSettled: true })
})

it('NET-08 nothing is shown of an attempt without a known outcome', () => {
  for (const state of [paying, paymentUnknown, unresolvedPayment, { ...paid, isAsking: true }] as const)
    expect(shownOf<LunchPayment>(state, () => true)).toBeNull()
})
