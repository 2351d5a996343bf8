import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptCommand, type AttemptEvent, type AttemptState, type Keyed, sendPayment } from './attempt.ts'
import { attemptTransition } from './attemptTransition.ts'
import { type PaymentOutcome, paymentOutcomes, simulatePayments } from './testing/simulatedServer.ts'

type State = AttemptState<Keyed, string, never>
type Event = AttemptEvent<string, never>
type Transition = (state: State, event: Event) => readonly [State, ...AttemptCommand<Keyed>[]]

const transition: Transition = attemptTransition<Keyed, string, never>()

/** What the payer does, the arrival of late requests, or (null) the next answer; and what happens to each request after it. */
const randomEvents = fc.array(
  fc.record({
    action: fc.option(fc.constantFrom('pay', 'retry', 'paymentGivenUp', 'reloaded', 'deliverLate'), { freq: 2 }),
    // Outcomes that make an attempt long, so that another can overtake it, come twice as often.
    outcome: fc.constantFrom(...paymentOutcomes, 'asksBank', 'arrivesLate', 'declined'),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
)

type Check = (state: State, charges: number, lateCharges: number) => void

/** Runs payments under these rules, and checks after every event. A payer may pay again once an attempt is uncharged. */
const checkWalks = (rules: Transition, check: Check) =>
  fc.property(randomEvents, (events) => {
    const server = simulatePayments<Keyed, string>({ receipt: 'receipt', accepts: () => true })
    let attempts = 0
    let pending: Event[] = []
    let state: State = { status: 'uncharged', because: { outcome: 'givenUp' } }

    function enter([next, ...commands]: ReturnType<Transition>, outcome: PaymentOutcome): void {
      // The runtime drops the answers to commands of an earlier status.
      if (next.status !== state.status) pending = []
      state = next
      pending.push(...commands.map((command) => server.answerTo(command, outcome)))
    }

    for (const { action, outcome } of events) {
      if (action === 'deliverLate') server.deliverLateRequests()
      else if (action === 'pay') {
        if (state.status === 'uncharged') enter(sendPayment({ key: `attempt-${(attempts += 1)}` }), outcome)
      } else {
        const event = action === null ? pending.shift() : { type: action }
        if (event) enter(rules(state, event), outcome)
      }
      check(state, server.chargeCount(), server.lateChargeCount())
    }
  })

const chargesOnce: Check = ({ status }, charges, lateCharges) => {
  expect(charges).toBeLessThanOrEqual(1)
  if (status === 'paid') expect(charges).toBe(1)
  // Where the payer can pay again, no earlier attempt has charged or will charge later.
  if (status === 'uncharged') expect([charges, lateCharges]).toEqual([0, 0])
}

it('NET-08 NET-12 an attempt charges at most once and tells the true outcome, whatever the payer and the network do', () => {
  const seen = new Set<string>()
  const note: Check = (state, ...counts) => {
    chargesOnce(state, ...counts)
    seen.add(state.status === 'paymentUnknown' ? state.lookUp : state.status === 'paying' ? state.phase : state.status)
    if (state.status === 'uncharged') seen.add(state.because.outcome)
  }
  fc.assert(checkWalks(transition, note), { numRuns: 3_000 })
  const states = ['charging', 'chargingAgain', 'completing', 'authenticating', 'paid', 'uncharged']
  const lookUps = ['asking', 'unreachable', 'noFinalAnswer', 'notCharged', 'closing']
  const reasons = ['declined', 'refused', 'notConfirmed', 'givenUp', 'closed']
  expect(seen).toEqual(new Set([...states, ...lookUps, ...reasons]))
})

describe('NET-08 the random walk finds a planted fault', () => {
  const givenUp = [{ status: 'uncharged', because: { outcome: 'givenUp' } }] as const
  const faults: Readonly<Record<string, Transition>> = {
    'the payer can pay again as soon as the bank refuses': (state, event) =>
      state.status === 'authenticating' && event.type === 'authenticateAnswered' && !event.answer.ok ? givenUp : transition(state, event),
    'a refusal counts as the final answer of an attempt whose outcome is unknown': (state, event) =>
      state.status === 'paying' &&
      event.type === 'sendPaymentAnswered' &&
      !event.answer.ok &&
      event.answer.failure.kind === 'refused' &&
      event.answer.failure.status === 422
        ? givenUp
        : transition(state, event),
    'a 2xx with errors counts as a refusal': (state, event) =>
      state.status === 'paying' &&
      event.type === 'sendPaymentAnswered' &&
      !event.answer.ok &&
      event.answer.failure.kind === 'refused' &&
      event.answer.failure.status === 200
        ? givenUp
        : transition(state, event),
    'an attempt that did not arrive is not closed': (state, event) =>
      state.status === 'paymentUnknown' && event.type === 'paymentGivenUp' ? givenUp : transition(state, event),
    'a lost answer counts as a refusal': (state, event) =>
      state.status === 'paying' && event.type === 'sendPaymentAnswered' && !event.answer.ok ? givenUp : transition(state, event),
  }

  it.each(Object.entries(faults))('%s', (_, rules) => {
    expect(fc.check(checkWalks(rules, chargesOnce), { numRuns: 50_000, endOnFailure: true }).failed).toBe(true)
  })
})
