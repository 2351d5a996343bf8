import { describe, expect, it } from 'vitest'
import type { PaymentRequest, Uncharged } from '../payment/attempt/attempt.ts'
import { answered, failed, refused, type Refused } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { payBill } from './api.ts'
import { billBody, getToPay, paymentRules, rereadProblem } from './toPay.ts'
import type { PosPayment } from './pos.ts'
import { billToPay, link, venue, visa } from './examples/examples.ts'
import { detailsOf } from './examples/payments.ts'
import { posStates as states, posVariants as variants } from './examples/states.ts'
import { ticket } from '../bill/examples/bill.ts'
const { visit } = states.review
const rules = paymentRules(link)
const bodyOf = (of: typeof visit, cardId: string | null = visa.id) => billBody(detailsOf(of), cardId)

describe('what is paid', () => {
  it('POS-09 is the bill as the diner sees it, with one card', () => {
    expect(getToPay(states.review)).toEqual({ asks: [], what: billToPay, details: { kind: 'bill', visit, agreed: billToPay.agreed } })
    expect(bodyOf(visit)).toEqual({
      transaction: { amount: 103_68, charge_stripe_source_id: visa.id, partial_payment: false, offer_claim_id: null, line_ids: null },
      project: 'harbor-and-rye',
      ticket_number: '1042',
      location_id: '700',
      pos: 'tableside',
      tip: { amount: 19_20, stripe_source_id: visa.id },
    })
  })

  it('is sent without a card where credit pays everything', () => {
    expect(bodyOf(variants.reviewCoveredNoTip.visit, null)).toMatchObject({ transaction: { charge_stripe_source_id: null }, tip: null })
  })

  it('POS-06 is the chosen credit while it is sold, and nothing without a choice', () => {
    expect(getToPay(variants.addCreditPurchase)).toMatchObject({
      what: { kind: 'credit', name: 'credit at Harbor & Rye', optionId: '501', amount: 50_00 },
      details: { kind: 'credit', optionId: '501' },
    })
    const gone = { ...variants.addCreditPurchase.visit, venue: { ...venue, creditOptions: [] } }
    expect(getToPay({ ...states.addCredit, visit: gone })).toMatchObject({ blocked: 'Missing card or option ID.' })
    expect(getToPay(states.addCredit)).toBeNull()
    expect(getToPay(states.redeemCredit)).toBeNull()
  })

  it('NET-08 is this order’s bill only: restaurants number their checks alike', () => {
    const attempt = { ...billToPay, key: 'key-9' }
    expect(rules.isOwn(attempt)).toBe(true)
    for (const other of [{ location: 'elsewhere' }, { ticket: '1043' }, { posSlug: 'other' }, { kind: 'credit' }] as const)
      expect(rules.isOwn({ ...attempt, ...other })).toBe(false)
    // An earlier build recorded less.
    const { thing, name, amount, currency } = billToPay
    expect(rules.isOwn({ key: 'key-9', thing, name, kind: 'bill', ticket: '1042', amount, currency, agreed: undefined })).toBe(true)
  })
})

describe('where a payment leads that charged nothing', () => {
  const request: PaymentRequest<PosPayment> = { key: 'k', what: billToPay, details: detailsOf(visit), paymentMethodId: visa.id }
  const ofCredit = { ...request, what: { ...billToPay, kind: 'credit' } } as const
  const refusal = (message: string | null, status = 422) => ({ kind: 'refused', status, message }) as const
  const isEndedBy = (given: Refused) => [rules.isPaidAlready?.(given), rules.notPaid?.({ outcome: 'refused', refusal: given }, request)]
  const uncharged: Uncharged = { outcome: 'refused', refusal: refusal('The till is closed.') }

  it('POS-11 has a page of its own for a bill, and stays at the card for credit and for whoever gave it up', () => {
    expect(rules.notPaid?.(uncharged, request)).toEqual({ kind: 'failed', message: 'The till is closed.' })
    expect(rules.notPaid?.({ outcome: 'declined', code: 'insufficient_funds' }, request)).toEqual({
      kind: 'failed',
      message: 'There is not enough money on this card. Please try another one.',
    })
    expect(rules.notPaid?.({ outcome: 'closed' }, request)).toEqual({ kind: 'failed', message: null })
    expect(rules.notPaid?.({ outcome: 'givenUp' }, request)).toBeNull()
    expect(rules.notPaid?.(uncharged, ofCredit)).toBeNull()
  })

  it('SPL-01 is the bill, which is read again, where lines are paid already; another part has no lines', () => {
    const refused: Uncharged = { outcome: 'refused', refusal: refusal('Somebody else has paid.', 412) }
    const ofLines = { ...request, details: detailsOf(variants.reviewLines.visit) }
    expect(rules.notPaid?.(refused, ofLines)).toEqual({ kind: 'linesPaid', message: 'Somebody else has paid.' })
    expect(rules.notPaid?.(refused, request)).toMatchObject({ kind: 'failed' })
  })

  it('POS-11 is the order where the bill is paid, whatever the status of the refusal; after a failure it is looked up', () => {
    for (const status of [200, 409, 422])
      expect(isEndedBy(refusal('Base: Payment is already done.', status))).toEqual([true, { kind: 'alreadyPaid' }])
    const message = payBill.messageOf({ errors: { base: ['The till is busy.', 'Payment is already done'] } })
    expect(isEndedBy(refusal(message))).toEqual([true, { kind: 'alreadyPaid' }])
    expect(rules.isPaidAlready?.(refusal('No.'))).toBe(false)
  })
})

describe('POS-14 the bill is read again before it is paid', () => {
  it('can be paid if the diner would pay the same in the same way', () => {
    expect(rereadProblem(detailsOf(visit), answered(venue), answered(ticket))).toBeNull()
    // The project was known.
    expect(rereadProblem(detailsOf(visit), answered({ ...venue, projectId: null }), answered(ticket))).toBeNull()
  })

  it('shows a change first', () => {
    expect(variants.reviewChangedLess).toMatchObject({ change: { kind: 'less' }, visit: { ticket: { due: 51_84 } } })
    expect(getToPay(variants.reviewChangedLess)).toMatchObject({ details: { visit: { ticket: { due: 51_84 } } } })
    expect(variants.reviewChangedCash.change?.message).toBe(
      'Your card would have paid $97.88, and would pay $117.88 now. You were not charged: please look at the total before you pay.',
    )
  })

  it('pays nothing of a bill that somebody else has paid, or that cannot be read', () => {
    expect(rereadProblem(detailsOf(visit), answered(venue), answered({ ...ticket, due: cents(0) }))).toEqual({ kind: 'alreadyPaid' })
    expect(rereadProblem(detailsOf(visit), answered(venue), failed({ kind: 'offline' }))).toEqual({
      kind: 'failed',
      message: 'You seem to be offline. Try again when you are connected.',
    })
    const ended = refused(null, 401)
    expect(rereadProblem(detailsOf(visit), ended, answered(ticket))).toEqual({ kind: 'sessionEnded' })
    expect(rereadProblem(detailsOf(visit), answered(venue), ended)).toEqual({ kind: 'sessionEnded' })
  })
})
