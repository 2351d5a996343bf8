import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { LookedUp } from '../../payment/charge.ts'
import type { PosEvent, PosReceipt, PosState, RecordedPayment } from '../pos.ts'
import { recordOf, recordedOf } from '../recorded.ts'
import { after, link, next, opening, pay, paidWith, receipt, ticketRead, unchanged, venueRead, visa } from '../testing/examples.ts'
import { posStates as states, posVariants as variants } from '../testing/states.ts'
import { transition } from '../transition.ts'
import { begin } from './earlier.ts'

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
      posSlug: 'tableside',
      location: 'harbor',
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

  it('NET-12 POS-15 no longer says that the bill is paid once a look-up says otherwise', () => {
    const asked = after(states.tillNotTold, { type: 'retry' })
    const found = (value: LookedUp<PosReceipt>): PosEvent => ({ type: 'lookUpPaymentAnswered', answer: answered(value) })
    for (const uncharged of [{ outcome: 'closed' }, { outcome: 'declined', code: 'card_declined' }] as const)
      expect(after(asked, found(uncharged))).toMatchObject({
        status: 'loading',
        notice: 'Your payment was not taken after all, and nothing was charged. Please pay again.',
      })
    for (const open of [{ outcome: 'unknown' }, { outcome: 'requiresAction', clientSecret: 's' }] as const) {
      const state = after(asked, found(open))
      expect(state).toMatchObject({ status: 'unresolvedPayment', lookUp: 'notCharged' })
      expect(recordedOf(state)).toEqual(recordedOf(asked))
    }
  })

  it('POS-14 NET-08 shows the payment of another tab instead of paying', () => {
    const other = { ...recordOf(states.paying.request), key: 'key-of-other-tab' }
    const elsewhere: PosEvent = { type: 'sendPaymentAnswered', answer: answered({ outcome: 'elsewhere', attempts: [other] }) }
    expect(transition(states.paying, elsewhere)).toMatchObject([
      { status: 'unresolvedPayment', attempts: [other], opening: { keep: { stage: 'review' } } },
      { type: 'lookUpPayment', request: { key: other.key } },
    ])
    const found: PosEvent = {
      type: 'lookUpPaymentAnswered',
      answer: answered({ outcome: 'paid', receipt: { ...receipt, reference: 'p' } }),
    }
    expect(after(states.paying, elsewhere, found)).toMatchObject({ status: 'success', paid: { reference: 'p' } })
  })

  it('NET-08 does not show the payment of a check with the same number at another restaurant as this check’s', () => {
    const found: PosEvent = { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'paid', receipt }) }
    const ofCheck = (attempt: RecordedPayment) => after(begin([attempt], { opening, isSignedIn: true })[0], found).status
    const attempt = recordOf(states.paying.request)
    expect(ofCheck(attempt)).toBe('success')
    expect(ofCheck({ ...attempt, location: 'elsewhere' })).toBe('earlierPaid')
    expect(ofCheck({ ...attempt, ticket: '1043' })).toBe('earlierPaid')
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
