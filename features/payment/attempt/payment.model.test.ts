import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Bill,
  type BillPayment,
  type Event,
  type State,
  type Steps,
  checkWalks,
  isTrue,
  ownSteps,
  whatOf,
} from '../testing/paymentWalk.ts'
import type { PaymentStep } from './payment.ts'
import { getRecordedAttempt, paymentStepKey } from './paymentState.ts'
import { paymentSteps } from './paymentSteps.ts'

it('NET-08 NET-12 charges each bill at most once and tells the true outcome of the right one, whatever the payer and the network do', () => {
  const seen = new Set<string>()
  fc.assert(
    checkWalks(ownSteps, (state, facts) => {
      isTrue(state, facts)
      seen.add('lookUp' in state ? paymentStepKey(state) : state.status)
    }),
    { numRuns: 2_000 },
  )
  const lookUps = ['asking', 'unreachable', 'noFinalAnswer', 'notFound', 'closing']
  expect(seen).toEqual(
    new Set([
      'choosing',
      'verifying',
      'notPaid',
      'paying',
      'authenticating',
      'paid',
      'earlierPaid',
      ...lookUps.flatMap((lookUp) => [`own.${lookUp}`, `earlier.${lookUp}`]),
    ]),
  )
})

it('POS-11 NET-08 forgets no attempt of the payer’s own where a refusal says that it is paid already', () => {
  const stepsOf = (bill: Bill, verifies: boolean): Steps =>
    paymentSteps({ pays: () => whatOf(bill).thing, isPaidAlready: () => true, notPaid: () => 'billChanged', verifies })
  fc.assert(checkWalks(stepsOf, isTrue), { numRuns: 1_000 })
})

it('NET-08 MGR-17 forgets no attempt where the page closes what has not arrived, and hears of an earlier one that was not made', () => {
  const stepsOf = (bill: Bill, verifies: boolean): Steps =>
    paymentSteps({ pays: () => whatOf(bill).thing, closesUnarrived: true, earlierNotPaid: () => 'billChanged', verifies })
  fc.assert(
    checkWalks(stepsOf, (state, facts) => {
      isTrue(state, facts)
      if (state.status === 'paymentUnknown' && state.sent === null) expect(state.lookUp).not.toBe('notFound')
    }),
    { numRuns: 1_000 },
  )
})

describe('NET-08 the random walk finds a planted fault', () => {
  const choosing: PaymentStep<BillPayment> = [{ status: 'choosing', card: null, problem: null }]
  const planted =
    (fault: (state: State, event: Event) => boolean) =>
    (bill: Bill, verifies: boolean): Steps => {
      const { begin, transition } = ownSteps(bill, verifies)
      return { begin, transition: (state, event) => (fault(state, event) ? choosing : transition(state, event)) }
    }
  const failedWith = (event: Event, status: number) =>
    event.type === 'sendPaymentAnswered' &&
    !event.answer.ok &&
    event.answer.failure.kind === 'refused' &&
    event.answer.failure.status === status
  const faults: Readonly<Record<string, typeof ownSteps>> = {
    'the payer can pay again as soon as the bank refuses': planted((_, event) => event.type === 'authenticateAnswered' && !event.answer.ok),
    'a refusal counts as the final answer of an attempt whose outcome is unknown': planted((_, event) => failedWith(event, 422)),
    'a 2xx with errors counts as a refusal': planted((_, event) => failedWith(event, 200)),
    'an attempt that did not arrive is not closed': planted(
      (state, event) => event.type === 'paymentGivenUp' && 'lookUp' in state && state.lookUp === 'notFound',
    ),
    'a lost answer counts as a refusal': planted((_, event) => event.type === 'sendPaymentAnswered' && !event.answer.ok),
    'a payment of the other bill counts as this one’s': () => paymentSteps({ pays: () => 'any' }),
    'a payment of this bill counts as the other’s': () => paymentSteps({ pays: () => null }),
    'a sign-out forgets the attempt': planted((state, event) => event.type === 'payerLeft' && getRecordedAttempt(state) !== null),
    'earlier attempts do not come first': (...page) => ({ ...ownSteps(...page), begin: () => choosing }),
    'of several earlier attempts the first alone is looked up': (...page) => {
      const { begin, transition } = ownSteps(...page)
      return { begin: ([first]) => begin(first ? [first] : []), transition }
    },
    'it is sent again without a second read': (bill, verifies) => {
      const { begin, transition } = ownSteps(bill, verifies)
      const unread = ownSteps(bill, false).transition
      return { begin, transition: (state, event) => (event.type === 'retry' ? unread : transition)(state, event) }
    },
  }

  it.each(Object.entries(faults))('%s', (_, stepsOf) => {
    // A rare order of events finds some of them: this seed has it early.
    expect(fc.check(checkWalks(stepsOf, isTrue), { seed: 3, numRuns: 50_000, endOnFailure: true }).failed).toBe(true)
  })
})
