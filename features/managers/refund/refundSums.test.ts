import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { typedCents } from '../../shared/money/typedSum.ts'
import { type Refund, validateRefund, refundLimit, getRefundable, refundedParts } from './refund.ts'
import { tipDetails } from '../transaction.ts'

/** A payment of $103.68 and a tip of $19.20, of which $30 have been refunded. */
const partlyRefunded = {
  charged: cents(122_88),
  tips: [cents(19_20)],
  refunds: [{ status: 'done', bill: cents(30_00), tip: cents(0) }],
} as const

const withRefund = (refund: Refund) => ({ ...partlyRefunded, refunds: [refund] })
const left = getRefundable(partlyRefunded)

describe('MGR-17 what can be refunded', () => {
  it('is never negative', () => {
    expect(getRefundable(withRefund({ status: 'done', bill: cents(900_00), tip: cents(900_00) }))).toEqual({
      bill: 0,
      tips: 0,
      grandTotal: 0,
    })
    expect(getRefundable({ charged: cents(5_00), tips: [cents(9_00)], refunds: [] })).toEqual({ bill: 0, tips: 500, grandTotal: 500 })
  })
})

it.each([
  ['73.68', false, { kind: 'valid', amount: 7_368 }],
  ['$92.88', true, { kind: 'valid', amount: 9_288 }],
  ['73.69', false, { kind: 'invalid', message: 'Refund amount cannot exceed refundable amount of $73.68' }],
  ['92.89', true, { kind: 'invalid', message: 'Refund amount cannot exceed refundable amount of $92.88' }],
  ['', false, { kind: 'invalid', message: 'Refund amount is required' }],
  ['0.00', false, { kind: 'invalid', message: 'Refund amount must be greater than $0.00' }],
])('MGR-11 a typed refund as %j (with the tip: %s)', (text, modifyTip, expected) => {
  expect(validateRefund(typedCents(text), left, modifyTip, 'USD')).toEqual(expected)
})

const wish = fc.record({ amount: fc.nat(400).map(cents), modifyTip: fc.boolean(), status: fc.constantFrom('done', 'pending', 'failed') })

it('MGR-17 any refunds of a payment return each cent at most once, and the last one can return all that is left', () => {
  fc.assert(
    fc.property(fc.nat(300).map(cents), fc.array(fc.nat(60).map(cents), { maxLength: 3 }), fc.array(wish), (bill, tips, wishes) => {
      const tipTotal = tips.reduce((sum, tip) => sum + tip, 0)
      const charged = cents(bill + tipTotal)
      const model: { bill: number; tip: number } = { bill, tip: tipTotal }
      const refunds: Refund[] = []
      for (const { amount, modifyTip, status } of wishes) {
        const refundable = getRefundable({ charged, tips, refunds })
        expect(refundable).toEqual({ bill: model.bill, tips: model.tip, grandTotal: model.bill + model.tip })
        const fits = amount > 0 && amount <= model.bill + (modifyTip ? model.tip : 0)
        expect(validateRefund(amount, refundable, modifyTip, 'USD').kind).toBe(fits ? 'valid' : 'invalid')
        if (!fits) continue
        refunds.push({ status, ...refundedParts(amount, refundable, modifyTip) })
        if (status === 'failed') continue
        // The model pays back cent by cent: first from the tip, if that was asked for.
        for (let cent = 0; cent < amount; cent += 1) model[modifyTip && model.tip > 0 ? 'tip' : 'bill'] -= 1
      }
      const last = getRefundable({ charged, tips, refunds })
      expect(refundedParts(refundLimit(last, true), last, true)).toEqual({ bill: last.bill, tip: last.tips })
      expect(last).toEqual({ bill: model.bill, tips: model.tip, grandTotal: model.bill + model.tip })
    }),
  )
})

describe('B §7 a refund on the wire', () => {
  it.each([
    [[{ amount: '19.20', label: 'Tip for Ada', fee_type: 'tip' }], [{ label: 'Tip for Ada', amount: 1_920 }]],
    [{ amount: 5, label: null, fee_type: 'auto_gratuity_fee' }, [{ label: 'Auto gratuity fee', amount: 500 }]],
    [{ amount: 5, label: null, fee_type: null }, [{ label: 'Tip', amount: 500 }]],
    [[], []],
  ])('has the tips of %j', (wire, tips) => {
    expect(z.parse(tipDetails, wire)).toEqual(tips)
  })

  it.each([[[{ amount: 'x' }, { amount: 1 }]], ['none'], [{ label: 'Tip' }], [[null]]])('has no tips that can be read in %j', (wire) => {
    expect(z.safeParse(tipDetails, wire).success).toBe(false)
  })
})
