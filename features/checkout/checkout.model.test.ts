import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAtHand } from '../payment/chosenCard.ts'
import { refused } from '../shared/api/answer.ts'
import { cardsOf, memberOf } from './account.ts'
import { type Simulation, savedCard } from './testing/simulatedServer.ts'
import { type Transition, isMemberAwaited, randomEvents, walk } from './testing/walk.ts'
import { transition } from './transition.ts'

function expectOneChargeAtMost(simulation: Simulation): void {
  const { state } = simulation
  const charges = simulation.payments.chargeCount()
  expect(charges).toBeLessThanOrEqual(1)
  if (state.status === 'giftPage2' || state.status === 'confirmation') expect(charges).toBe(1)
  // Where the buyer can pay again, no earlier attempt has charged or will charge later.
  if (state.status === 'payment' || state.status === 'expired') expect([charges, simulation.payments.lateChargeCount()]).toEqual([0, 0])
  if (state.status === 'paying' && state.method.kind === 'savedCard' && simulation.hasChosenCard) expect(state.method.id).toBe(savedCard)
}

/** A member whose token is known is being read, unless the last read failed. They become a guest only by a final answer or by going on. */
function expectMemberRead({ state, pendingAnswers, isMemberUnread, mayBeGuest }: Simulation): void {
  if (state.status !== 'checkout' && state.status !== 'payment') return
  if (isMemberAwaited(state) && !isMemberUnread) expect(pendingAnswers.filter(({ type }) => type === 'loadMemberAnswered')).toHaveLength(1)
  if (state.visit.account.kind === 'none') expect(mayBeGuest).toBe(true)
}

const checkWalks = (rules: Transition, check: (simulation: Simulation) => void) =>
  fc.property(randomEvents, (events) =>
    walk(rules, events, (simulation) => {
      check(simulation)
      expectOneChargeAtMost(simulation)
      expectMemberRead(simulation)
    }),
  )

it('NET-08 charges at most once and tells the true outcome, whatever the buyer and the network do', () => {
  const seen = new Set<string>()
  const paidBy = new Set<string>()
  const note = ({ state }: Simulation) => {
    seen.add(state.status === 'paymentUnknown' ? state.lookUp : state.status === 'paying' ? state.phase : state.status)
    if (state.status === 'paying') paidBy.add(state.method.kind)
    // The buyer saw the total and the card that are charged.
    if (state.status === 'paying') expect(state.request.agreed).toBe(state.visit.order.pay)
    if (state.status === 'paying' && state.method.kind === 'savedCard')
      expect(isAtHand(state.method, cardsOf(state.visit.account))).toBe(true)
  }
  fc.assert(checkWalks(transition, note), { numRuns: 5_000 })
  for (const stage of [
    'payment',
    'charging',
    'chargingAgain',
    'completing',
    'authenticating',
    'unreachable',
    'noFinalAnswer',
    'notCharged',
    'closing',
    'repricing',
    'expired',
    'giftPage2',
    'confirmation',
  ]) {
    expect(seen).toContain(stage)
  }
  expect(paidBy).toEqual(new Set(['newCard', 'savedCard', 'wallet']))
})

describe('NET-08 the random walk finds a planted fault', () => {
  const faults: Readonly<Record<string, Transition>> = {
    'the member is not read again after going back': (state, event) =>
      event.type === 'back' ? [transition(state, event)[0]] : transition(state, event),
    'the member is not read again after the payment gateway has refused': (state, event) =>
      event.type === 'makePaymentMethodAnswered' && !event.answer.ok ? [transition(state, event)[0]] : transition(state, event),
    'another saved card replaces one that is gone': (state, event) => {
      const [next, ...commands] = transition(state, event)
      const cards = next.status === 'payment' ? memberOf(next.visit.account)?.cards : undefined
      const isGone =
        state.status === 'payment' &&
        state.method.kind === 'savedCard' &&
        next.status === 'payment' &&
        next.method.kind === 'newCard' &&
        event.type === 'loadMemberAnswered'
      return isGone && cards?.[0] ? [{ ...next, method: { kind: 'savedCard', id: cards[0].id }, problem: null }] : [next, ...commands]
    },
    'any refused read turns a member into a guest': (state, event) =>
      event.type === 'loadMemberAnswered' && !event.answer.ok && event.answer.failure.kind === 'refused'
        ? transition(state, { ...event, answer: refused(null, 401) })
        : transition(state, event),
  }

  it.each(Object.entries(faults))('%s', (_, rules) => {
    expect(
      fc.check(
        checkWalks(rules, () => undefined),
        { numRuns: 50_000, endOnFailure: true },
      ).failed,
    ).toBe(true)
  })
})
