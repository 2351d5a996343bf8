import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failed } from '../../shared/api/answers/answer.ts'
import type { LunchPayment } from '../examples.ts'
import type { PaymentEvent } from './payment.ts'
import { type Event, earlier, found, menu, open, paid, press, sent } from '../testing/menuPage.ts'

const payments: readonly PaymentEvent<LunchPayment>[] = [
  press,
  paid,
  paid,
  found('paid'),
  found('closed'),
  found('unknown'),
  { type: 'retry' },
  { type: 'unresolvedLeft' },
  { type: 'paymentGivenUp' },
  sent(failed({ kind: 'timeout' })),
]

it('NET-08 a payment reaches the page exactly once, and no record ends before it, in any order of events', () => {
  const events = fc.array(
    fc.constantFrom<Event | { readonly pay: PaymentEvent<LunchPayment> }>(
      menu,
      { type: 'next' },
      { type: 'left' },
      { type: 'reloaded' },
      ...payments.map((pay) => ({ pay })),
    ),
    { minLength: 5, maxLength: 40 },
  )
  fc.assert(
    fc.property(events, fc.boolean(), (walk, hasEarlier) => {
      const { page, send, pay, taken } = open(hasEarlier ? [earlier] : [])
      let count = 0
      const recorded = new Set<string>()
      const ended = new Set<string>()
      const shown = new Set<string>()
      let before = page().flow
      for (const event of walk) {
        if ('pay' in event) pay(event.pay.type === 'paySubmitted' ? { ...event.pay, key: `key-${(count += 1)}` } : event.pay)
        else send(event)
        const { flow, payment } = page()
        for (const command of taken()) {
          if (command.type === 'recordAttempt' && command.attempt) recorded.add(command.attempt.key)
          // Nothing is sent that is not recorded.
          if (command.type === 'sendPayment') expect(recorded).toContain(command.request.key)
          if (command.type !== 'endAttempt') continue
          const { key } = command.attempt
          if (typeof command.ending === 'object' && !command.ending.isDone && payment.status !== 'choosing')
            expect([flow, payment]).toContainEqual(
              expect.objectContaining(flow?.status === 'thanks' ? { key } : { status: payment.status }),
            )
          ended.add(key)
        }
        // One that is looked up again ends after the answer.
        if (flow?.status === 'thanks' && payment.status === 'paid' && !payment.isAsking) expect(ended).toContain(flow.key)
        // A payment that has become unknown again may be shown again.
        if (payment.status === 'paymentUnknown' && payment.sent === null) shown.delete(payment.attempts[0].key)
        if (flow?.status === 'thanks' && before?.status !== 'thanks') {
          expect(shown).not.toContain(flow.key)
          shown.add(flow.key)
        }
        before = flow
      }
    }),
    { numRuns: 3_000 },
  )
})
