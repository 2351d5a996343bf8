import { describe, expect, it } from 'vitest'
import {
  isBusy,
  isChoosing,
  isEarlier,
  isOutcome,
  refusalIn,
  isUnderWay,
  mustWait,
  needsGateway,
  offersToPay,
  paymentStepKey,
} from './paymentState.ts'
import type { PaymentState } from './payment.ts'
import { progressText } from '../progress.ts'
import { createProblem, unchargedProblem } from './problem.ts'
import { type LunchPayment, cards, paymentStates as states } from '../examples.ts'
import type { SavedCards } from './attempt.ts'

type State = PaymentState<LunchPayment>

const questions = {
  choosing: isChoosing,
  refused: (state: State) => refusalIn(state) !== null,
  underWay: isUnderWay,
  busy: isBusy,
  wait: mustWait,
  outcome: isOutcome,
  earlier: isEarlier,
  gateway: needsGateway,
}
const visa = { kind: 'savedCard', id: 'pm_visa' } as const
const saidOf = (state: State) =>
  Object.entries(questions)
    .filter(([, asks]) => asks(state))
    .map(([name]) => name)
    .join(' ')

describe('what a page may do with a payment', () => {
  it.each<[keyof typeof states, string, string]>([
    ['choosing', 'payment', 'choosing gateway'],
    ['choosingDeclined', 'payment', 'choosing gateway'],
    ['choosingRefused', 'payment', 'choosing refused gateway'],
    ['preparing', 'payment', 'busy wait gateway'],
    ['verifying', 'payment', 'underWay busy wait gateway'],
    ['paying', 'payment', 'underWay busy wait gateway'],
    ['authenticating', 'payment', 'underWay busy wait gateway'],
    ['paymentUnknown', 'own.asking', 'wait outcome gateway'],
    ['paymentUnknownUnreachable', 'own.unreachable', 'outcome gateway'],
    ['paymentUnknownNoFinalAnswer', 'own.noFinalAnswer', 'outcome gateway'],
    ['paymentUnknownNotFound', 'own.notFound', 'outcome gateway'],
    ['paymentUnknownClosing', 'own.closing', 'wait outcome gateway'],
    ['unresolvedPayment', 'earlier.asking', 'wait outcome earlier'],
    ['unresolvedPaymentNotFound', 'earlier.notFound', 'outcome earlier'],
    ['earlierPaid', 'earlierPaid', 'outcome earlier'],
    ['paid', 'paid', ''],
    ['notPaid', 'payment', 'gateway'],
  ])('%s', (name, stepKey, said) => {
    expect([paymentStepKey<LunchPayment>(states[name]), saidOf(states[name])]).toEqual([stepKey, said])
  })

  it('NET-08 one press pays with a card that is at hand, or sends an attempt again that has not arrived', () => {
    const { choosing, paymentUnknownNotFound } = states
    const offers = (state: State, of: SavedCards = cards) => offersToPay(state, of)
    expect([offers({ ...choosing, card: visa }), offers({ ...choosing, card: null }), offers(paymentUnknownNotFound)]).toEqual([
      true,
      true,
      true,
    ])
    for (const name of ['paying', 'preparing', 'paid', 'paymentUnknown', 'paymentUnknownUnreachable', 'unresolvedPayment'] as const)
      expect(offers(states[name])).toBe(false)
    // While the cards are read nobody has seen which one would pay.
    for (const card of [visa, null]) expect(offers({ ...choosing, card }, 'loading')).toBe(false)
  })
})

describe('what a payer reads', () => {
  it('of an attempt that charged nothing', () => {
    const read = (why: Parameters<typeof unchargedProblem>[1]) => unchargedProblem({ kind: 'newCard' }, why)
    const refusal = (message: string | null) => ({ kind: 'refused', message, status: 422 }) as const
    expect(read({ outcome: 'declined', code: 'insufficient_funds' })).toMatchObject({ on: 'card' })
    expect(read({ outcome: 'refused', refusal: refusal(null) })).toEqual({ on: 'page', message: 'Payment failed. Please try again.' })
    expect(read({ outcome: 'refused', refusal: refusal('No.') })).toEqual({ on: 'page', message: 'No.' })
    expect(read({ outcome: 'givenUp' })).toBeNull()
    expect(read({ outcome: 'closed' })).toEqual({
      on: 'page',
      message: 'That payment was canceled, and nothing was charged. Please pay again.',
    })
  })

  it('at the card only what is wrong with a card', () => {
    const on = (['newCard', 'wallet', 'noCard'] as const).map((kind) => createProblem({ kind }, 'No.').on)
    expect([...on, createProblem({ kind: 'savedCard', id: 'pm' }, 'No.').on]).toEqual(['card', 'page', 'page', 'card'])
  })

  it('while it is on its way', () => {
    const preparing = (['newCard', 'wallet'] as const).map((kind): State => ({ ...states.preparing, method: { kind } }))
    const later = (['chargingAgain', 'completing'] as const).map((phase): State => ({ ...states.paying, phase }))
    const { verifying, authenticating, paying } = states
    const read = [...preparing, verifying, authenticating, paying, ...later].map((state) => progressText<LunchPayment>(state))
    expect(read).toEqual([
      'Checking your card',
      'Asking your wallet',
      'Checking the bill',
      'Your bank asks you to confirm',
      'Paying',
      'Finishing your payment',
      'Finishing your payment',
    ])
  })
})
