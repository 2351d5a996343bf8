import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/answer.ts'
import { cents } from '../../shared/money.ts'
import type { PosEvent, PosState } from '../pos.ts'
import { recordedOf } from '../recorded.ts'
import { after, link, next, pay, paidWith, ticketRead, unchanged, venueRead, visa } from '../testing/examples.ts'
import { posStates as states, posVariants as variants } from '../testing/states.ts'
import { transition } from '../transition.ts'

/** The commands of the last event. */
const commandsOf = (state: PosState, event: PosEvent) => transition(state, event).slice(1)
const back: PosEvent = { type: 'back' }

describe('POS-14 the bill is read again before it is paid', () => {
  it('pays what the diner saw, in whichever order the answers come', () => {
    for (const answers of [unchanged, unchanged.toReversed()]) {
      expect(after(states.review, pay, ...answers)).toMatchObject({
        status: 'paying',
        request: { kind: 'bill', key: 'key-1', amount: 103_68, tip: 19_20, cardId: visa.id, claimId: null, isPartial: false },
      })
    }
  })

  it('shows a change first, and pays after it was agreed to', () => {
    const { change, visit } = variants.reviewChangedLess
    expect(change).toMatchObject({ kind: 'less' })
    expect(visit.ticket.due).toBe(51_84)
    const read = ticketRead({ amount: cents(51_84), due: cents(51_84) })
    expect(after(variants.reviewChangedLess, pay, venueRead(), read)).toMatchObject({ status: 'paying', request: { amount: 51_84 } })
  })

  it('shows that the card would pay more, because credit was spent elsewhere', () => {
    expect(variants.reviewChangedCash.change?.message).toBe(
      'Your card would have paid $97.88, and would pay $117.88 now. You were not charged: please look at the total before you pay.',
    )
  })

  it('pays nothing of a bill that somebody else has paid', () => {
    expect(after(states.review, pay, venueRead(), ticketRead({ due: cents(0) })).status).toBe('alreadyPaid')
  })

  it('pays nothing if it cannot be read', () => {
    const lost: PosEvent = { type: 'loadTicketAnswered', answer: failed({ kind: 'offline' }) }
    expect(after(states.review, pay, lost)).toMatchObject({
      status: 'failed',
      message: 'You seem to be offline. Try again when you are connected.',
    })
  })

  it('asks for no card where credit pays everything', () => {
    const paid = after(variants.reviewCoveredNoTip, pay, venueRead({ cash: cents(150_00) }), ticketRead())
    expect(paid).toMatchObject({ status: 'paying', request: { cardId: null, tip: 0 } })
  })
})

describe('the end of a payment', () => {
  it('POS-10 shows success, returns, and offers the way back after 6 s', () => {
    expect(commandsOf(states.paying, paidWith())).toEqual([
      { type: 'wait', ms: 3_000, then: { type: 'returnDue' } },
      { type: 'wait', ms: 6_000, then: { type: 'returnOffered' } },
    ])
    expect(commandsOf(states.success, { type: 'returnDue' })).toEqual([{ type: 'leave', href: link.returnUrl }])
    expect(after(states.success, { type: 'returnOffered' })).toMatchObject({ canReturn: true })
    expect(states.success.paid).toMatchObject({ check: '1042', charged: 97_88, grandTotal: 122_88, reference: 'payment-7' })
  })

  it('POS-10 prefers the address of the answer', () => {
    const state = after(states.paying, paidWith({ returnUrl: 'lunch://done' }))
    expect(commandsOf(state, { type: 'returnDue' })).toEqual([{ type: 'leave', href: 'lunch://done' }])
  })

  it('POS-11 returns 3 s after it learns that the bill is paid, whatever the status of the refusal', () => {
    for (const status of [409, 422]) {
      const answer = refused('Base: Payment is already done.', status)
      expect(transition(states.paying, { type: 'sendPaymentAnswered', answer })).toEqual([
        { status: 'alreadyPaid', link },
        { type: 'wait', ms: 3_000, then: { type: 'returnDue' } },
      ])
    }
    expect(commandsOf(states.alreadyPaid, { type: 'returnDue' })).toEqual([{ type: 'leave', href: link.returnUrl }])
  })

  it('POS-15 stays where the till was not told: nothing can be paid, and it can be asked again', () => {
    const state = states.tillNotTold
    for (const event of [pay, back, next, { type: 'paymentGivenUp' }, { type: 'signOutChosen' }] as const)
      expect(after(state, event)).toBe(state)
    expect(recordedOf(state)).toEqual({
      key: 'key-1',
      kind: 'bill',
      ticket: '1042',
      amount: 97_88,
      totals: { charged: 97_88, grandTotal: 122_88 },
    })
    expect(commandsOf(state, { type: 'retry' })).toEqual([{ type: 'lookUpPayment', request: { key: 'key-1' } }])
    const asked = after(state, { type: 'retry' })
    expect(commandsOf(asked, { type: 'retry' })).toEqual([])
    const told = (isTold: boolean): PosEvent => ({
      type: 'lookUpPaymentAnswered',
      answer: answered({ outcome: 'paid', receipt: { isTold, returnUrl: null, charged: null, reference: null, at: 0 } }),
    })
    expect(after(asked, told(true)).status).toBe('success')
    expect(after(asked, told(false))).toMatchObject({ status: 'tillNotTold', isAsking: false })
    expect(after(asked, { type: 'lookUpPaymentAnswered', answer: failed({ kind: 'offline' }) })).toMatchObject({ isAsking: false })
  })

  it('NET-08 looks a lost answer up, and shows the payment that it finds', () => {
    const { paymentUnknownAsking: asking } = variants
    const found: PosEvent = {
      type: 'lookUpPaymentAnswered',
      answer: answered({ outcome: 'paid', receipt: { isTold: true, returnUrl: null, charged: cents(97_88), reference: 'p', at: 5 } }),
    }
    expect(after(asking, found)).toMatchObject({ status: 'success', paid: { reference: 'p', at: 5 } })
    expect(
      after(states.paymentUnknown, { type: 'paymentGivenUp' }, { type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) })
        .status,
    ).toBe('review')
  })

  it('NET-11 forgets the diner who signs out, and not their payment', () => {
    expect(transition(states.review, { type: 'signOutChosen' })).toMatchObject([{ status: 'login', keep: null }, { type: 'signOut' }])
    expect(after(states.paying, { type: 'signOutChosen' })).toBe(states.paying)
    expect(transition(states.paying, { type: 'signedOut' })).toMatchObject([
      { status: 'unresolvedPayment', isSignedIn: false, lookUp: 'asking' },
      { type: 'lookUpPayment', request: { key: 'key-1' } },
    ])
  })
})
