import { describe, expect, it } from 'vitest'
import type { PaymentRequest, Uncharged } from '../payment/attempt/attempt.ts'
import { answered, failed, refused, type Refused } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { payBill } from './api.ts'
import { billBody, getToPay, paymentRules, rereadProblem, thingOfLink } from './toPay.ts'
import type { PosPayment } from './pos.ts'
import { billToPay, creditToPay, link, venue, visa } from './examples/examples.ts'
import { agreedIn } from './examples/payments.ts'
import { posStates as states, posVariants as variants } from './examples/states.ts'
import { ticket } from '../bill/examples/bill.ts'
const { visit } = states.review
const rules = paymentRules(() => billToPay.thing)
const agreed = agreedIn(visit).what
const bodyOf = (of: typeof visit, cardId: string | null = visa.id) => billBody(of, agreedIn(of).agreed, cardId)

describe('what is paid', () => {
  it('POS-09 is the bill as the diner sees it, with one card', () => {
    expect(getToPay(states.review)).toEqual({ asks: [], what: billToPay, details: visit })
    const known = { ...visit, ticket: { ...visit.ticket, lastPayment: { id: '7', amount: null, at: null, tillKnows: true } } }
    expect(getToPay({ ...states.review, visit: known })).toMatchObject({ tillKnows: true })
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
      what: {
        name: 'credit at Harbor & Rye',
        amount: 50_00,
        gets: [{ of: 'credit', sum: 60_00 }],
        terms: { kind: 'credit', optionId: '501' },
      },
    })
    const gone = { ...variants.addCreditPurchase.visit, venue: { ...venue, creditOptions: [] } }
    expect(getToPay({ ...states.addCredit, visit: gone })).toMatchObject({ blocked: 'Missing card or option ID.' })
    expect(getToPay(states.addCredit)).toBeNull()
    expect(getToPay(states.redeemCredit)).toBeNull()
  })
})

it('NET-08 the page is about its bill, also before it is read, and not about credit that was bought at its address', () => {
  const of = (...known: readonly (typeof billToPay)[]) => thingOfLink(link, known)
  expect([of(), of(billToPay, creditToPay), of(creditToPay)]).toEqual([null, billToPay.thing, null])
  expect(thingOfLink({ ...link, location: 'elsewhere' }, [billToPay])).toBeNull()
})

describe('where a payment leads that charged nothing', () => {
  const request: PaymentRequest<PosPayment> = { key: 'k', what: billToPay, details: visit, paymentMethodId: visa.id }
  const ofCredit = { ...request, what: { ...billToPay, terms: { kind: 'credit', optionId: '501' } } } as const
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
    const ofLines = { ...request, what: agreedIn(variants.reviewLines.visit).what }
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
    expect(rereadProblem(agreed, visit, answered(venue), answered(ticket))).toBeNull()
    // The project was known.
    expect(rereadProblem(agreed, visit, answered({ ...venue, projectId: null }), answered(ticket))).toBeNull()
  })

  it('shows a change first', () => {
    expect(variants.reviewChangedLess).toMatchObject({ change: { kind: 'less' }, visit: { ticket: { due: 51_84 } } })
    expect(getToPay(variants.reviewChangedLess)).toMatchObject({ details: { ticket: { due: 51_84 } } })
    expect(variants.reviewChangedCash.change?.message).toBe(
      'Your card would have paid $97.88, and would pay $117.88 now. You were not charged: please look at the total before you pay.',
    )
  })

  it('pays nothing of a bill that somebody else has paid, or that cannot be read', () => {
    expect(rereadProblem(agreed, visit, answered(venue), answered({ ...ticket, due: cents(0) }))).toEqual({ kind: 'alreadyPaid' })
    expect(rereadProblem(agreed, visit, answered(venue), failed({ kind: 'offline' }))).toEqual({
      kind: 'failed',
      message: 'You seem to be offline. Try again when you are connected.',
    })
    const ended = refused(null, 401)
    expect(rereadProblem(agreed, visit, ended, answered(ticket))).toEqual({ kind: 'sessionEnded' })
    expect(rereadProblem(agreed, visit, answered(venue), ended)).toEqual({ kind: 'sessionEnded' })
  })
})
