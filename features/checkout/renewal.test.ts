import { describe, expect, it } from 'vitest'
import { ordinal } from '../shared/dates/ordinal.ts'
import { renewalOf } from './renewal.ts'
import { orderFor } from './examples/examples.ts'

describe('CHK-08 a subscription', () => {
  it('says before the payment when it renews', () => {
    const later = { nextCharge: '2026-12-21', cancelTerms: 'Cancel at any time.' } as const
    expect(renewalOf({ ...orderFor('credit'), billing: { ...later, interval: 'yearly' } })).toBe(
      'Then $50.00 once a year, next on December 21, 2026. Cancel at any time.',
    )
    expect(renewalOf(orderFor('credit'))).toBeNull()
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [30, '30th'],
    [31, '31st'],
  ])('writes the billing day %d as %s', (day, written) => expect(ordinal(day)).toBe(written))
})
