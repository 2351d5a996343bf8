import fc from 'fast-check'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStep } from '../checkout.ts'
import { begin } from '../transitions/opening.ts'
import { buyer } from './examples.ts'
import { type Outcome, type Simulation, answerTo, order, outcomes, savedCard, simulationOf } from './simulatedServer.ts'

export type Transition = (state: CheckoutState, event: CheckoutEvent) => CheckoutStep

/** Repeated where an action should be tried more often. */
const actions = [
  'buyerSubmitted',
  'pay',
  'pay',
  'wallet',
  'cardChanged',
  'savedCard',
  'retry',
  'giveUp',
  'giveUp',
  'retry',
  'back',
  'reloaded',
  'giftSkipped',
  'signInChosen',
] as const
type Action = (typeof actions)[number]

/** An action of the buyer, the arrival of late requests, or (null) the next answer; and what happens to each request after it. */
type RandomEvent = { readonly action: Action | 'deliverLate' | null; readonly outcome: Outcome }

/** Outcomes that make an attempt long, so that another can overtake it, come twice as often. */
export const randomEvents = fc.array(
  fc.record({
    action: fc.option(fc.constantFrom(...actions, 'deliverLate' as const), { freq: 2 }),
    outcome: fc.constantFrom(...outcomes, 'asksBank', 'arrivesLate', 'declined'),
  }),
  { minLength: 20, maxLength: 80, size: 'max' },
)

function eventOf(action: Action, simulation: Simulation): CheckoutEvent {
  switch (action) {
    case 'buyerSubmitted':
      return { type: action, buyer }
    case 'pay':
      simulation.attempts += 1
      return { type: 'paySubmitted', key: `attempt-${simulation.attempts}` }
    case 'wallet':
      simulation.attempts += 1
      return { type: 'walletConfirmed', key: `attempt-${simulation.attempts}` }
    case 'giveUp':
      return { type: 'paymentGivenUp' }
    case 'savedCard':
      return { type: 'methodChosen', method: { kind: 'savedCard', id: savedCard } }
    case 'back':
    case 'cardChanged':
    case 'giftSkipped':
    case 'reloaded':
    case 'retry':
    case 'signInChosen':
      return { type: action }
  }
}

function send(simulation: Simulation, commands: readonly CheckoutStep[1][], outcome: Outcome): void {
  for (const command of commands) {
    const answer = command && answerTo(command, outcome, simulation)
    if (answer) simulation.pendingAnswers.push(answer)
  }
}

export const isMemberAwaited = (state: CheckoutState): boolean => 'visit' in state && state.visit.account.kind === 'awaited'

function apply(simulation: Simulation, rules: Transition, event: CheckoutEvent, outcome: Outcome): void {
  const before = simulation.state
  const [next, ...commands] = rules(before, event)
  if (event.type === 'loadMemberAnswered' && !event.answer.ok) {
    const isFinal = isFinalAnswer(event.answer.failure)
    simulation.isMemberUnread = !isFinal
    simulation.mayBeGuest ||= isFinal
  }
  if (event.type === 'buyerSubmitted') simulation.mayBeGuest ||= isMemberAwaited(before)
  if (event.type === 'methodChosen') simulation.hasChosenCard ||= before.status === 'payment'
  // A checkout that is reloaded at the details starts with the first card again.
  if (next.status === 'loading' && next.paying === null) simulation.hasChosenCard = false
  // The runtime drops the answers to commands of an earlier status.
  if (next.status !== before.status) {
    simulation.pendingAnswers = []
    simulation.isMemberUnread = false
  }
  simulation.state = next
  send(simulation, commands, outcome)
}

/** Runs a checkout under these rules, and calls `check` after every event. */
export function walk(rules: Transition, events: readonly RandomEvent[], check: (simulation: Simulation) => void): void {
  const [state, ...commands] = begin({ link: { option: order.option, promoCode: null }, token: 't', timeZone: 'UTC' })
  const simulation = simulationOf(state)
  send(simulation, commands, 'arrives')
  for (const { action, outcome } of events) {
    if (action === 'deliverLate') simulation.payments.deliverLateRequests()
    else {
      const event = action === null ? simulation.pendingAnswers.shift() : eventOf(action, simulation)
      if (event) apply(simulation, rules, event, outcome)
    }
    check(simulation)
  }
}
