import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { type RecordedRefund, type RefundState, beginRefunding, recordedRefund, refundTransition } from './refunding.ts'
import { leftToRefund } from './refundSchema.ts'
import { type Delivery, deliveries, simulateRefunds } from './testing/simulatedRefunds.ts'

type Transition = typeof refundTransition
type Server = ReturnType<typeof simulateRefunds>

const actions = ['confirm', 'confirm', 'retry', 'reload', 'showAgain', 'deliverLate', 'unknownLeft'] as const

/** What a manager does in one of two tabs, or (null) the next answer there; and what happens to each request after it. */
const walks = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    action: fc.option(fc.constantFrom(...actions), { freq: 3 }),
    delivery: fc.constantFrom<Delivery>(...deliveries, 'arrives', 'arrives'),
    // The other tab's record has not reached this one yet.
    isTooEarly: fc.boolean(),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
)

/** The records of a device, as `createAttemptRecords` saves them. */
function deviceRecords() {
  let records: readonly RecordedRefund[] = []
  return {
    list: () => records,
    watch: () => {
      let current: string | null = null
      const forget = () => (records = records.filter(({ key }) => key !== current))
      return (recorded: RecordedRefund | null) => {
        if (current !== null && current !== recorded?.key) forget()
        current = recorded?.key ?? null
        if (recorded && records.every(({ key }) => key !== recorded.key)) records = [...records, recorded]
      }
    },
  }
}

type Seen = { readonly key: string; readonly left: number }
type Check = (state: RefundState, server: Server, seen: readonly Seen[]) => void

/** Runs two tabs with the same payment under these rules, and checks after every event. */
const checkWalks = (rules: Transition, check: Check) =>
  fc.property(walks, (walk) => {
    const server = simulateRefunds()
    const device = deviceRecords()
    const seen: Seen[] = []
    const openTab = () => ({
      state: { status: 'idle', notice: null, typed: null } as RefundState,
      pending: [] as ReturnType<Server['answerTo']>[],
      shown: server.payment(),
      record: device.watch(),
    })
    const tabs = [openTab(), openTab()]

    for (const { tab: index, action, delivery, isTooEarly } of walk) {
      const tab = tabs[index]
      if (!tab) continue
      const enter = ([next, ...commands]: ReturnType<Transition>) => {
        if (next.status !== tab.state.status) tab.pending = []
        tab.state = next
        tab.record(recordedRefund(next))
        tab.pending.push(...commands.map((command) => server.answerTo(command, delivery, () => device.list()[0] ?? null)))
      }
      if (action === 'deliverLate') server.deliverLate()
      else if (action === 'showAgain') tab.shown = server.payment()
      else if (action === 'reload') {
        tab.record = device.watch()
        tab.shown = server.payment()
        tab.pending = []
        enter(beginRefunding(device.list()))
      } else if (action === 'confirm') {
        const left = leftToRefund(tab.shown)
        const request = { reason: 'other', amount: cents(10_00), notes: '', modifyTip: false }
        const key = `refund-${seen.length}`
        seen.push({ key, left: left.bill })
        enter(
          rules(tab.state, {
            type: 'refundConfirmed',
            key,
            transactionId: 'payment',
            request,
            left,
            recorded: isTooEarly ? [] : device.list(),
          }),
        )
      } else {
        const event = action === null ? tab.pending.shift()?.() : { type: action }
        if (event) enter(rules(tab.state, event))
      }
      check(tab.state, server, seen)
    }
  })

const refundsWhatWasSeen: Check = (state, server, seen) => {
  // No refund was made of a payment that had another one since the manager saw it.
  for (const { key, leftBefore } of server.made) expect(seen.find((each) => each.key === key)?.left).toBe(leftBefore)
  // Where a manager is told so, it is so.
  if (state.status === 'refunded') expect(server.made.length).toBeGreaterThan(0)
  if (state.status === 'idle' && state.notice?.kind === 'made') expect(server.made.length).toBeGreaterThan(0)
}

it('NET-08 MGR-17 two tabs never refund more than their manager has seen to be left, whatever the network does', () => {
  const reached = new Set<string>()
  const note: Check = (state, server, seen) => {
    refundsWhatWasSeen(state, server, seen)
    reached.add(state.status)
    if (state.status === 'idle' && state.notice) reached.add(state.notice.kind)
  }
  fc.assert(checkWalks(refundTransition, note), { numRuns: 2_000 })
  const statuses = ['idle', 'checking', 'sending', 'lookingUp', 'closing', 'unknown', 'refunded']
  expect(reached).toEqual(new Set([...statuses, 'refused', 'notSent', 'changed', 'made', 'notMade']))
})

describe('NET-08 the random walk finds a planted fault', () => {
  const form = { status: 'idle', notice: null, typed: null } as const
  const faults: Readonly<Record<string, Transition>> = {
    'the payment is not compared before the refund': (state, event) =>
      state.status === 'checking' && event.type === 'readPaymentAnswered' && event.answer.ok && event.answer.value.payment
        ? refundTransition({ ...state, left: leftToRefund(event.answer.value.payment) }, event)
        : refundTransition(state, event),
    'two tabs send at the same time': (state, event) =>
      state.status === 'checking' && event.type === 'readPaymentAnswered' && event.answer.ok
        ? refundTransition(state, { ...event, answer: { ok: true, value: { ...event.answer.value, first: null } } })
        : refundTransition(state, event),
    'a lost answer counts as a refusal': (state, event) =>
      state.status === 'sending' && event.type === 'sendRefundAnswered' && !event.answer.ok ? [form] : refundTransition(state, event),
    'a refund that has not arrived is not closed': (state, event) =>
      state.status === 'lookingUp' && event.type === 'lookUpRefundAnswered' && event.answer.ok && event.answer.value.outcome === 'unknown'
        ? [form]
        : refundTransition(state, event),
  }

  it.each(Object.entries(faults))('%s', (_, rules) => {
    expect(fc.check(checkWalks(rules, refundsWhatWasSeen), { numRuns: 50_000, endOnFailure: true }).failed).toBe(true)
  })
})
