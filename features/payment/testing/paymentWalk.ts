import fc from 'fast-check'
import { expect } from 'vitest'
import { type Answer, answered, failed } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { things } from '../thing.ts'
import { type Agreement, linesOf } from '../agreement.ts'
import { type PaymentRequest, type Recorded, isReadable } from '../attempt/attempt.ts'
import type { PaymentCommand, PaymentEvent, PaymentState, PaymentStep } from '../attempt/payment.ts'
import { paymentSteps } from '../attempt/paymentSteps.ts'
import { type PaymentOutcome, paymentOutcomes, simulatePayments } from './simulatedServer.ts'

// Two bills, a page that shows one of them at a time, a device that records attempts, and a network that loses, delays and drops.

const bills = ['supper', 'lunch'] as const
export type Bill = (typeof bills)[number]
const thingOf = (bill: Bill) => things.bill({ location: '700', check: bill })
const receipt = { number: 'R-1' }
type What = Agreement & { readonly terms: { readonly bill: Bill } }
export const whatOf = (bill: Bill): What => ({
  thing: thingOf(bill),
  at: [],
  name: null,
  amount: cents(1_000),
  currency: 'USD',
  pays: linesOf({ card: cents(1_000) }),
  gets: [],
  due: null,
  rest: null,
  consent: null,
  terms: { bill },
})
export type BillPayment = { what: What; details: null; receipt: typeof receipt; reason: 'billChanged' }
export type State = PaymentState<BillPayment>
export type Event = PaymentEvent<BillPayment>
export type Steps = ReturnType<typeof paymentSteps<BillPayment>>

export const ownSteps = (bill: Bill, verifies: boolean): Steps => paymentSteps({ pays: () => thingOf(bill), verifies })

/** The second read of what is paid: by default it is as the payer has agreed. */
const readAgain: { readonly [O in PaymentOutcome]?: Answer<'billChanged' | null> } = {
  refused: answered('billChanged'),
  answerLost: failed({ kind: 'timeout' }),
}

/** The payer's action, the arrival of late requests, or (null) the next answer; and the fate of each request after it. */
const randomEvents = fc.array(
  fc.record({
    action: fc.option(fc.constantFrom('pay', 'retry', 'paymentGivenUp', 'otherTab', 'reload', 'openOther', 'signOut', 'deliverLate'), {
      freq: 2,
    }),
    // Outcomes that make an attempt long, so that another can overtake it, come twice as often.
    outcome: fc.constantFrom(...paymentOutcomes, 'asksBank', 'arrivesLate', 'declined'),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
)

type Facts = {
  readonly bill: Bill
  /** The keys of the attempts that have charged, each `<bill>.<number>`. */
  readonly charged: readonly string[]
  readonly lateCharges: number
  readonly recorded: readonly string[]
  /** Sent without a second read, by a page that reads again what is paid. */
  readonly sentUnread: readonly string[]
}
type Check = (state: State, facts: Facts) => void

/** `verifies`: the page reads again what is paid, just before. */
export const checkWalks = (stepsOf: (bill: Bill, verifies: boolean) => Steps, check: Check) =>
  fc.property(randomEvents, fc.boolean(), (events, verifies) => {
    const server = simulatePayments<PaymentRequest<BillPayment>, typeof receipt>({ receipt, accepts: () => true })
    const records = new Map<string, Recorded<What>>()
    /** The payer never pays again what they have seen paid. */
    const seenPaid = new Set<string>()
    let bill: Bill = 'supper'
    const sentUnread: string[] = []
    /** The attempts of another tab that this page has not seen yet. */
    const unseen = new Set<string>()
    let steps = stepsOf(bill, verifies)
    let count = 0
    let pending: Event[] = []
    let state: State = { status: 'choosing', card: null, problem: null }

    /** The answer to a command; null where nothing answers it. */
    function answerTo(command: PaymentCommand<BillPayment>, outcome: PaymentOutcome): Event | null {
      switch (command.type) {
        case 'makePaymentMethod':
        case 'reportCardSaved':
          return null
        case 'verifyPayment':
          return { type: 'verifyPaymentAnswered', answer: readAgain[outcome] ?? answered(null) }
        case 'recordAttempt':
          if (command.attempt && isReadable<What>(command.attempt)) records.set(command.attempt.key, command.attempt)
          return null
        case 'endAttempt':
          records.delete(command.attempt.key)
          return null
        case 'sendPayment':
        case 'completePayment':
        case 'lookUpPayment':
        case 'closePayment':
        case 'authenticate':
          return server.answerTo(command, outcome)
      }
    }

    function enter([next, ...commands]: PaymentStep<BillPayment>, outcome: PaymentOutcome): void {
      if (verifies && state.status !== 'verifying')
        sentUnread.push(...commands.flatMap((command) => (command.type === 'sendPayment' ? command.request.key : [])))
      // The runtime drops the answers to commands of an earlier status.
      if (next.status !== state.status) pending = []
      state = next
      // The page shows it, and ends its record.
      if (state.status === 'paid' || state.status === 'earlierPaid') {
        const { thing, key } = state.status === 'paid' ? state.attempt : state.attempts[0]
        seenPaid.add(thing)
        records.delete(key)
      }
      pending.push(...commands.flatMap((command) => answerTo(command, outcome) ?? []))
    }

    function open(outcome: PaymentOutcome): void {
      pending = []
      unseen.clear()
      steps = stepsOf(bill, verifies)
      const [first, ...rest] = [...records.values()]
      state = { status: 'choosing', card: null, problem: null }
      enter(steps.begin(first ? [first, ...rest] : []), outcome)
    }

    for (const { action, outcome } of events) {
      if (action === 'deliverLate') server.deliverLateRequests()
      else if (action === 'reload') open(outcome)
      else if (action === 'openOther') {
        bill = bill === 'supper' ? 'lunch' : 'supper'
        open(outcome)
      } else if (action === 'otherTab') {
        // It is charged, and its answer is lost.
        const other = whatOf(bill === 'supper' ? 'lunch' : 'supper')
        const key = `${other.terms.bill}.${(count += 1)}`
        if (!seenPaid.has(other.thing) && ![...records.values()].some(({ thing }) => thing === other.thing)) {
          records.set(key, { ...other, key })
          unseen.add(key)
          server.sendPayment({ key, what: other, details: null, paymentMethodId: 'pm' }, 'answerLost')
        }
      } else if (action === 'pay') {
        const key = `${bill}.${(count += 1)}`
        const what = whatOf(bill)
        if (!seenPaid.has(what.thing))
          enter(
            steps.transition(state, {
              type: 'paySubmitted',
              key,
              paying: { what, details: null, asks: [] },
              payer: null,
              card: { kind: 'savedCard', id: 'pm' },
            }),
            outcome,
          )
      } else {
        const event: Event | undefined = action === null ? pending.shift() : { type: action === 'signOut' ? 'payerLeft' : action }
        if (event) enter(steps.transition(state, event), outcome)
      }
      check(state, {
        bill,
        charged: server.charged(),
        lateCharges: server.lateChargeCount(),
        recorded: [...records.keys()].filter((key) => !unseen.has(key)),
        sentUnread,
      })
    }
  })

const billOf = (key: string) => key.split('.')[0]
export const isTrue: Check = (state, { bill, charged, lateCharges, recorded, sentUnread }) => {
  expect(sentUnread).toEqual([])
  // The bank is not asked for what has changed.
  if (state.status === 'authenticating') expect(state.sent.notPaid).toBeNull()
  for (const each of bills) expect(charged.filter((key) => billOf(key) === each).length).toBeLessThanOrEqual(1)
  if (state.status === 'paid') {
    expect(charged).toContain(state.attempt.key)
    expect(state.attempt.terms.bill).toBe(bill)
  }
  if (state.status === 'earlierPaid') {
    expect(charged).toContain(state.attempts[0].key)
    expect(state.attempts[0].thing).not.toBe(thingOf(bill))
  }
  // If the payer can pay again, no attempt is forgotten that may still charge.
  if (state.status === 'choosing' || state.status === 'notPaid') expect([lateCharges, recorded]).toEqual([0, []])
}
