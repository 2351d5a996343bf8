import { describe, expect, it } from 'vitest'
import { linesPartPaid } from '../bill/examples/lines.ts'
import type { PosEvent } from './pos.ts'
import { after, billRead, next, notPaid, venue, visa } from './examples/examples.ts'
import { agreedIn } from './examples/payments.ts'
import { posStates as states, posVariants as variants } from './examples/states.ts'
import { billBody } from './toPay.ts'
import { canGoBack } from './transition.ts'

const back: PosEvent = { type: 'back' }

describe('the stages', () => {
  it('POS-06 is reached only by going back from a bill that credit does not cover', () => {
    expect(states.addCredit.status).toBe('addCredit')
    expect(after(variants.reviewCovered, back).status).toBe('redeemCredit')
  })

  it('POS-06 covers the bill, and asks for the tip first if it was not given, and not if its step can be skipped', () => {
    expect(after(states.addCredit, next).status).toBe('review')
    const atTip = {
      ...states.addCredit,
      visit: { ...states.addCredit.visit, choices: { ...states.addCredit.visit.choices, hasTipped: false } },
    }
    expect(after(atTip, next).status).toBe('redeemCredit')
    const skipped = { ...atTip, visit: { ...atTip.visit, venue: { ...venue, tip: { ...venue.tip, canBeSkipped: true } } } }
    expect(after(skipped, next).status).toBe('review')
  })

  it('POS-06 leads to Add Credit from the tip and from the review, where it would pay some of the bill', () => {
    const addCredit: PosEvent = { type: 'chosen', choices: {}, stage: 'addCredit' }
    expect(after(states.redeemCredit, addCredit)).toMatchObject({ status: 'addCredit' })
    expect(after(states.review, addCredit)).toMatchObject({ status: 'addCredit', visit: states.review.visit })
    expect(after(variants.reviewCovered, addCredit)).toBe(variants.reviewCovered)
    const unsold = { ...states.review, visit: { ...states.review.visit, venue: { ...venue, creditOptions: [] } } }
    expect(after(unsold, addCredit)).toBe(unsold)
  })

  it('POS-12 shows the card that was added at once', () => {
    const added = { ...visa, id: 'card-3' }
    expect(after(states.review, { type: 'cardsRead', cards: [visa, added] })).toMatchObject({
      status: 'review',
      visit: { venue: { cards: [visa, added] } },
    })
  })

  it('POS-08 does not go on with a tip that cannot be paid', () => {
    expect(variants.redeemCreditInvalid.problem).toBe('Invalid tip format')
    expect(variants.redeemCreditTooSmall.problem).toBe('Tip must be above $0.50')
    expect(after(variants.redeemCreditInvalid, { type: 'chosen', choices: { tip: { kind: 'preset', value: 20 } } })).toMatchObject({
      problem: null,
    })
  })

  it('POS-06 says of a credit that has changed no more once another one is chosen', () => {
    const { addCreditChanged } = variants
    const choose = (creditOptionId: string) => after(addCreditChanged, { type: 'chosen', choices: { creditOptionId } })
    expect(addCreditChanged.change?.message).toContain('You were not charged')
    expect(choose('502')).toMatchObject({ change: null })
    expect(after(addCreditChanged, { type: 'chosen', choices: { claimId: null } })).toMatchObject({ change: addCreditChanged.change })
  })

  it('POS-11 goes back from a failure to the review', () => {
    expect(after(states.failed, back)).toMatchObject({ status: 'review', visit: { choices: states.failed.visit.choices } })
  })

  it('goes back only where a step is before', () => {
    const backable = Object.values(states)
      .filter(canGoBack)
      .map(({ status }) => status)
    expect(backable).toEqual(['addCredit', 'review', 'failed'])
  })
})

describe('SPL-01 SPL-02 a split', () => {
  it('pays a part with the tip of that part, and the last guest pays the rest', () => {
    const bodyOf = ({ visit }: typeof states.review) => billBody(visit, agreedIn(visit).agreed, 'card-1')
    expect(bodyOf(variants.reviewSplit)).toMatchObject({ transaction: { amount: 51_84, partial_payment: true }, tip: { amount: 9_60 } })
    expect(bodyOf(variants.reviewLastPart).transaction).toMatchObject({ amount: 51_84, partial_payment: false })
  })

  it('names the lines that it pays, less those that somebody else has paid', () => {
    const bodyOf = ({ visit }: typeof states.review) => billBody(visit, agreedIn(visit).agreed, 'card-1').transaction
    expect(bodyOf(variants.reviewLines)).toMatchObject({ amount: 60_68, line_ids: ['line-1', 'line-4'] })
    expect(bodyOf(variants.reviewLinesLost)).toMatchObject({ amount: 46_84, line_ids: ['line-1'] })
    expect(bodyOf(variants.reviewSplit).line_ids).toBeNull()
  })

  it('reads the bill again where the server refuses lines, and keeps those that are open', () => {
    const refused = after(variants.reviewLines, notPaid({ kind: 'linesPaid', message: null }))
    expect(refused).toMatchObject({ status: 'loading' })
    expect(after(refused, billRead({}, linesPartPaid))).toMatchObject({ status: 'review' })
    const allLost = linesPartPaid.lineItems.map((line) => ({ ...line, paid: true }))
    expect(after(refused, billRead({}, { ...linesPartPaid, lineItems: allLost }))).toMatchObject({ status: 'redeemCredit' })
  })

  it('does not go on while its amount is missing', () => {
    const missing = variants.redeemCreditPartMissing
    expect(missing.problem).toBe('Enter how much of the bill to pay')
    expect(after(missing, { type: 'chosen', choices: { part: null } })).toMatchObject({ problem: null })
  })
})
