import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import type { CheckoutEvent } from '../checkout.ts'
import { purchase } from '../testing/examples.ts'
import { type StateName, order, states, second } from '../testing/states.ts'
import { after, closed, unknown } from '../testing/events.ts'
import { transition } from '../transition.ts'
import type { UnresolvedPayment } from '../unresolved.ts'

const found = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'closed' }) } as const satisfies CheckoutEvent
const declined = { outcome: 'declined', code: 'insufficient_funds' } as const
const bought = { outcome: 'paid', receipt: purchase } as const
const givenUp = { on: 'page', message: 'That payment was given up, and nothing was charged. Please pay again.' }
const noMoney = { on: 'card', message: 'There is not enough money on this card. Please try another one.' }
const atCard = (problem: object | null) => ({
  status: 'payment',
  method: second,
  visit: { method: second, account: { kind: 'member' } },
  problem,
})

describe('NET-08 an attempt whose answer was lost', () => {
  it.each<[StateName, CheckoutEvent, object]>([
    ['asking', found, atCard(givenUp)],
    ['asking', unknown, { lookUp: 'notCharged' }],
    ['asking', { type: 'lookUpPaymentAnswered', answer: answered(declined) }, atCard(noMoney)],
    ['asking', { type: 'lookUpPaymentAnswered', answer: answered(bought) }, { status: 'confirmation' }],
    ['closing', unknown, { lookUp: 'closing', because: { outcome: 'givenUp' } }],
    ['closing', closed, atCard(null)],
    ['closing', { type: 'closePaymentAnswered', answer: answered(declined) }, atCard(noMoney)],
    ['closing', { type: 'closePaymentAnswered', answer: failed({ kind: 'timeout' }) }, { lookUp: 'unreachable' }],
    ['closing', { type: 'closePaymentAnswered', answer: failed({ kind: 'malformed' }) }, { lookUp: 'noFinalAnswer' }],
    // The answer to the close came after the page had stopped waiting for it.
    ['unreachable', closed, atCard(givenUp)],
    ['notCharged', closed, atCard(givenUp)],
  ])('continues from %s after %j', (from, event, to) => {
    expect(after(states[from], event)).toMatchObject(to)
  })

  it.each([
    ['unreachable', failed({ kind: 'offline' })],
    ['noFinalAnswer', refused(null, 403)],
  ] as const)('is looked up again from %s until there is a final answer', (from, answer) => {
    const again = after(states[from], { type: 'retry' })
    expect(again).toEqual(states.asking)
    expect(after(again, { type: 'lookUpPaymentAnswered', answer })).toEqual(states[from])
  })

  it('is left where it cannot be looked up, and the card is as it was', () => {
    expect(after(states.noFinalAnswer, { type: 'unresolvedLeft' })).toMatchObject(atCard(null))
  })

  it('is not sent while another tab pays for the same: that attempt is looked up, and the card is kept', () => {
    const other: UnresolvedPayment = { key: 'attempt-of-other-tab', option: order.option, amount: order.pay }
    const elsewhere: CheckoutEvent = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'elsewhere', attempts: [other] }) }
    expect(transition(states.paying, elsewhere)).toMatchObject([
      { status: 'unresolvedPayment', lookUp: 'asking', attempts: [other], opening: { paying: { method: second } } },
      { type: 'lookUpPayment', request: { key: other.key } },
    ])
  })

  it('is settled by a refusal only on its first request, before the bank has confirmed', () => {
    const refusal = { type: 'sendPaymentAnswered', answer: refused('No.') } as const
    const confirmed = after(states.authenticating, { type: 'authenticateAnswered', answer: answered(null) })
    expect([states.paying, states.payingAgain, confirmed]).toMatchObject([
      { phase: 'charging' },
      { phase: 'chargingAgain' },
      { phase: 'completing' },
    ])
    expect(after(states.paying, refusal)).toMatchObject(atCard({ on: 'page', message: 'No.' }))
    for (const state of [states.payingAgain, confirmed])
      expect(after(state, refusal)).toMatchObject({ lookUp: 'closing', because: { outcome: 'refused', refusal: { message: 'No.' } } })
  })
})
