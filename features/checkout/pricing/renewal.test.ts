import { describe, expect, it } from 'vitest'
import { ordinal } from '../../shared/dates/ordinal.ts'
import { renewalOf } from './renewal.ts'
import { orderFor } from '../examples/examples.ts'

describe('CHK-08 a subscription', () => {
  it('says before the payment when it renews', () => {
    const later = { nextCharge: '2026-12-21', cancelTerms: 'Cancel at any time.' } as const
    expect(renewalOf({ ...orderFor('credit'), billing: { ...later, interval: 'yearly' } })).toBe(
      'Then $50.00 once a year, next on December 21, 2026. Cancel at any time.',
    )
    expect(renewalOf(orderFor('credit'))).toBeNull()
  })

  it('writes its billing day', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd')
  })
})
