import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PaymentOutcome, simulatePayments } from '../../payment/testing/simulatedServer.ts'
import { type Answer, answered } from '../../shared/api/answers/answer.ts'
import type { Step } from '../../shared/flow/flow.ts'
import { askedRefund as refund } from './examples/refunds.ts'
import type { LookedUpRefund } from './api.ts'
import { type RecordedRefund, type RefundCommand, type RefundEvent, type RefundState, begin, toRecord, transition } from './refundFlow.ts'

// One payment, a page that refunds some of it again and again, a device that records attempts, and a network that loses, delays and drops.

type Found = { readonly outcome: string }

const outcomes = [
  'arrives',
  'answerLost',
  'neverArrives',
  'arrivesLate',
  'refused',
  'expired',
  'arrivesAndRefuses',
] as const satisfies readonly PaymentOutcome[]

/** The manager's action, the arrival of late requests, or (null) the next answer; and the fate of each request after it. */
const randomEvents = fc.array(
  fc.record({
    action: fc.option(fc.constantFrom('ask', 'ask', 'confirm', 'confirm', 'decline', 'retry', 'reload', 'deliverLate'), { freq: 2 }),
    outcome: fc.constantFrom(...outcomes),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
)

const made = { outcome: 'refunded', isPending: false, amount: null } as const

/** A refund's answer, as the server's of a payment. */
const toFound = ({ outcome }: Found): LookedUpRefund =>
  outcome === 'paid' ? made : outcome === 'closed' ? { outcome } : { outcome: 'unknown' }
const toAnswer = (answer: Answer<Found>): Answer<LookedUpRefund> => (answer.ok ? answered(toFound(answer.value)) : answer)

type Steps = (state: RefundState, event: RefundEvent) => Step<RefundState, RefundCommand>

/** `seen`: collects the statuses of all walks. */
const walk = (steps: Steps, seen = new Set<string>()) =>
  fc.property(randomEvents, (events) => {
    const server = simulatePayments<{ readonly key: string }, null>({ receipt: null, accepts: () => true })
    const records = new Map<string, RecordedRefund>()
    /** The refunds that the manager has seen made. */
    let known = 0
    let count = 0
    let pending: RefundEvent[] = []
    let [state] = begin([])

    function answerTo(command: RefundCommand, outcome: PaymentOutcome): RefundEvent | null {
      switch (command.type) {
        case 'sendRefund': {
          const { key } = command
          // The device's records keep it back while another one is unresolved.
          const [other] = [...records.values()]
          if (other) return { type: 'sendRefundAnswered', answer: answered({ outcome: 'earlierFirst', attempts: [other] }) }
          records.set(key, { ...toRecord(refund), key })
          const answer = server.sendPayment({ key }, outcome)
          return { type: 'sendRefundAnswered', answer: answer.ok ? answered(made) : answer }
        }
        case 'lookUpRefund':
          return { type: 'lookUpRefundAnswered', answer: toAnswer(server.lookUpPayment(command, outcome)) }
        case 'closeRefund':
          return { type: 'closeRefundAnswered', answer: toAnswer(server.closePayment(command, outcome)) }
        case 'endRefund':
          records.delete(command.attempt.key)
          if (typeof command.ending === 'object') known += 1
          return null
      }
    }

    function enter([next, ...commands]: Step<RefundState, RefundCommand>, outcome: PaymentOutcome): void {
      // The runtime drops the answers to commands of an earlier status.
      if (next.status !== state.status) pending = []
      state = next
      pending.push(...commands.flatMap((command) => answerTo(command, outcome) ?? []))
    }

    const eventOf = (action: 'ask' | 'confirm' | 'decline' | 'retry'): RefundEvent => {
      switch (action) {
        case 'ask':
          return { type: 'asked', refund }
        case 'confirm':
          return { type: 'confirmed', key: `refund.${(count += 1)}`, questions: [] }
        case 'decline':
          return { type: 'declined' }
        case 'retry':
          return { type: 'retry' }
      }
    }

    for (const { action, outcome } of events) {
      if (action === 'deliverLate') server.deliverLateRequests()
      else if (action === 'reload') {
        pending = []
        const [first, ...rest] = [...records.values()]
        enter(begin(first ? [first, ...rest] : []), outcome)
      } else {
        const event = action === null ? pending.shift() : eventOf(action)
        if (event) enter(steps(state, event), outcome)
      }
      seen.add('lookUp' in state ? `${state.status}.${state.lookUp}` : state.status)
      // Whoever can refund again knows of each refund that was made, and none may still be made.
      if (state.status === 'open' || state.status === 'refunded')
        expect([server.charged().length, server.lateChargeCount(), records.size]).toEqual([known, 0, 0])
    }
  })

const isRefused = (answer: Answer<unknown>, status: number) =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === status
const isFound = (answer: Answer<Found>, outcome: string) => answer.ok && answer.value.outcome === outcome

it('NET-08 MGR-17 a refund is made once, and its outcome is known before another one, whatever the manager and the network do', () => {
  const seen = new Set<string>()
  fc.assert(walk(transition, seen), { numRuns: 2_000 })
  const lookUps = ['asking', 'closing', 'unreachable', 'noFinalAnswer']
  expect(seen).toEqual(new Set(['open', 'asking', 'sending', 'refunded', ...lookUps.map((lookUp) => `unknown.${lookUp}`)]))
})

it.each<[string, (event: RefundEvent) => boolean]>([
  ['a lost answer counts as a refusal', (event) => event.type === 'sendRefundAnswered' && !event.answer.ok],
  ['a 2xx with errors counts as a refusal', (event) => event.type === 'sendRefundAnswered' && isRefused(event.answer, 200)],
  ['a refund that did not arrive is not closed', (event) => event.type === 'lookUpRefundAnswered' && isFound(event.answer, 'unknown')],
  ['a failed look-up counts as not made', (event) => event.type === 'lookUpRefundAnswered' && !event.answer.ok],
])('NET-08 the random walk finds a planted fault: %s', (_, isFault) => {
  const planted: Steps = (state, event) => (isFault(event) ? [{ status: 'open', typed: null, notice: null }] : transition(state, event))
  expect(fc.check(walk(planted), { seed: 3, numRuns: 5_000, endOnFailure: true }).failed).toBe(true)
})
