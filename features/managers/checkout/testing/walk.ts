import fc from 'fast-check'
import type { Ticket } from '../../../bill/ticket.ts'
import { subtract } from '../../../bill/share.ts'
import type { RecordedAttempts } from '../../../payment/earlierAttempts.ts'
import { type PaymentOutcome, lost, paymentOutcomes, simulatePayments } from '../../../payment/testing/simulatedServer.ts'
import { answered } from '../../../shared/api/answer.ts'
import { cents } from '../../../shared/money/money.ts'
import { amountsOf } from '../amounts.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, CheckoutStep, ServerCommand } from '../checkout.ts'
import { type PaymentRequest, type RecordedPayment, requestOf } from '../request.ts'
import type { Receipt } from '../receipt.ts'
import { recordedOf, savedCheckout } from '../saved.ts'
import { begin } from '../transitions/opening.ts'
import { choices, guest, location, opening, receipt, setting, ticket } from './examples.ts'

export type Transition = (state: CheckoutState, event: CheckoutEvent) => CheckoutStep

/** What the manager does, apart from paying. */
export const actions: readonly CheckoutEvent[] = [
  { type: 'chosen', choices: { split: cents(30_00) } },
  { type: 'chosen', choices: { split: null, tip: { kind: 'preset', value: 20 } } },
  { type: 'chosen', choices: { tip: { kind: 'own', amount: cents(150_00) } } },
  { type: 'chosen', choices: { claimId: '902' } },
  { type: 'expenseSwitched', expense: 'business', isExplained: false },
  { type: 'explained' },
  { type: 'continued' },
  { type: 'back' },
  { type: 'problemClosed' },
  { type: 'tipConfirmed' },
  { type: 'tipChangeChosen' },
  { type: 'changeAgreed' },
  { type: 'restChosen', choices },
  { type: 'retry' },
  { type: 'paymentGivenUp' },
  { type: 'unresolvedLeft' },
]

/** What happens next: the next answer, an action of the manager, or something at the restaurant. */
type Move = {
  readonly act: number | 'answer' | 'pay' | 'reload' | 'deliverLate' | 'otherPays' | 'otherOrders'
  readonly outcome: PaymentOutcome
}

const usual: readonly Move['act'][] = ['answer', 'answer', 'answer', 'pay', 'pay']
const rare: readonly Move['act'][] = ['reload', 'deliverLate', 'otherPays', 'otherOrders']

/** No bank asks in this API. */
const outcomes = paymentOutcomes.filter((outcome) => outcome !== 'asksBank')

export const moves = fc.array(
  fc.record({
    act: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...usual) },
      { weight: 1, arbitrary: fc.constantFrom(...rare) },
      { weight: 4, arbitrary: fc.nat(actions.length - 1) },
    ),
    outcome: fc.constantFrom(...outcomes, 'answerLost', 'arrivesLate'),
  }),
  { minLength: 10, maxLength: 70, size: 'max' },
)

/** The restaurant's till, with the server that charges cards for it. */
function simulateTill() {
  let due = ticket.due
  const taken = new Set<string>()
  const paymentServer = simulatePayments<PaymentRequest, Receipt>({ receipt, accepts: ({ agreed }) => agreed.breakdown.paying <= due })
  const ticketNow = (): Ticket => ({ ...ticket, amount: due, due })
  return {
    ...paymentServer,
    ticketNow,
    answerTo: (command: ServerCommand, outcome: PaymentOutcome): CheckoutEvent => {
      if (command.type === 'readTicket')
        return { type: 'readTicketAnswered', answer: outcome === 'neverArrives' ? lost : answered(ticketNow()) }
      const before = paymentServer.chargeCount()
      const event = paymentServer.answerTo(command, outcome)
      if (paymentServer.chargeCount() > before && command.type === 'sendPayment' && !taken.has(command.request.key)) {
        taken.add(command.request.key)
        due = subtract(due, command.request.agreed.breakdown.paying)
      }
      if (event.type !== 'sendPaymentAnswered' && event.type !== 'lookUpPaymentAnswered' && event.type !== 'closePaymentAnswered')
        throw new Error('This API has no other calls of a payment.')
      return event
    },
    otherPays: () => (due = subtract(due, cents(60_00))),
    otherOrders: () => (due = cents(due + 7_00)),
  }
}

/** What is true after each event. */
export type Seen = {
  readonly state: CheckoutState
  /** Charges that the manager has not been told of. */
  readonly untold: number
  /** Requests on their way that would still charge. */
  readonly late: number
  readonly canGoOn: boolean
}

/** Runs the checkout under these rules as the app would, and checks after every event. */
export function walk(rules: Transition, steps: readonly Move[], check: (seen: Seen) => void): void {
  const till = simulateTill()
  const records = new Map<string, RecordedPayment>()
  let current: string | null = null
  let told = 0
  let keys = 0
  let waiting: CheckoutEvent[] = []
  let state: CheckoutState = { status: 'loading', opening }

  const unresolved = (): RecordedAttempts<RecordedPayment> => {
    const [first, ...rest] = records.values()
    return first ? [first, ...rest] : []
  }

  /** As the app records attempts: before they are sent, until their outcome is shown. */
  function record(): void {
    const recorded = recordedOf(state)
    if (current !== null && current !== recorded?.key) records.delete(current)
    current = recorded?.key ?? null
    if (recorded) records.set(recorded.key, recorded)
  }

  function enter([next, ...commands]: CheckoutStep, outcome: PaymentOutcome, isReloaded = false): void {
    // The runtime drops the answers to commands of an earlier status.
    if (next.status !== state.status || isReloaded) waiting = []
    if ((next.status === 'success' || next.status === 'earlierPaid') && next !== state) told += 1
    state = next
    record()
    const isCall = (command: CheckoutCommand): command is ServerCommand => command.type !== 'rememberExplained'
    waiting.push(...commands.filter(isCall).map((command) => till.answerTo(command, outcome)))
  }

  const payEvent = (): CheckoutEvent | null => {
    if (state.status !== 'payment') return null
    const { visit } = state
    const amounts = amountsOf(visit.choices, { ...setting, ticket: state.ticket })
    const given = { location, guestId: guest.id, bill: visit.bill, ticket: state.ticket, choices: visit.choices, amounts }
    const request = requestOf({ ...given, key: `attempt-${(keys += 1)}`, card: guest.cards[0] ?? null, notes: null, employee: null })
    return request && { type: 'paySubmitted', request, unresolved: unresolved() }
  }

  function eventOf(act: Move['act']): CheckoutEvent | null {
    if (typeof act === 'number') {
      const event = actions[act] ?? null
      // Whoever goes on without the outcome is told that both may be charged.
      return event?.type === 'unresolvedLeft' && (state.status === 'unresolvedPayment' || state.status === 'paymentUnknown') ? null : event
    }
    if (act === 'answer') return waiting.shift() ?? null
    return act === 'pay' ? payEvent() : null
  }

  const handles = (event: CheckoutEvent): boolean => {
    const [next, ...commands] = rules(state, event)
    return next !== state || commands.length > 0
  }

  enter(begin([], opening, null), 'arrives')
  for (const { act, outcome } of steps) {
    if (act === 'deliverLate') till.deliverLateRequests()
    else if (act === 'otherPays' || act === 'otherOrders') till[act]()
    else if (act === 'reload') {
      const saved = savedCheckout.read(JSON.parse(JSON.stringify(savedCheckout.toSave(state))))
      if (!saved) throw new Error('The state was not saved.')
      current = null
      state = saved
      enter(rules(state, { type: 'reloaded', unresolved: unresolved() }), outcome, true)
    } else {
      const event = eventOf(act)
      if (event) enter(rules(state, event), outcome)
    }
    const isOver = state.status === 'success' || state.status === 'nothingDue'
    check({
      state,
      untold: till.chargeCount() - told,
      late: till.lateChargeCount(),
      canGoOn: isOver || waiting.length > 0 || actions.some(handles),
    })
  }
}
