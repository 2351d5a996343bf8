import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { creditBack, defaultCreditBack } from './reading/venueFields.ts'
import { stubFromPayment } from './screens/PaidSlip.tsx'
import { type ServiceCharge, getGratuity, gratuityNote, hasGratuity, tipTitle } from './ticket.ts'
import { getTipOffer, managerTipOffer, shownTip } from './tipping/tip.ts'
import { ticket } from './examples/bill.ts'

const charge = (kind: ServiceCharge['kind'], amount: number, due = amount): ServiceCharge => ({
  kind,
  label: kind,
  amount: cents(amount),
  due: cents(due),
  cardOnly: cents(0),
})

describe('the gratuity of a bill', () => {
  const serviceCharges = [charge('fee', 5_00), charge('gratuity', 12_00, 4_00), charge('suggestedTip', 20_00), charge('gratuity', 3_00)]

  it('is what the restaurant has added and nobody has paid, and no other charge', () => {
    expect(getGratuity({ serviceCharges })).toBe(7_00)
    expect([gratuityNote({ ...ticket, serviceCharges }), tipTitle({ serviceCharges })]).toEqual([
      'The bill includes a gratuity of $15.00.',
      'Add an extra tip',
    ])
  })

  it('is there also if another guest has paid it, and not if it is nothing', () => {
    expect(hasGratuity({ serviceCharges: [charge('gratuity', 12_00, 0)] })).toBe(true)
    const without = { ...ticket, serviceCharges: [charge('gratuity', 0), charge('fee', 5_00)] }
    expect([hasGratuity(without), gratuityNote(without), tipTitle(without)]).toEqual([false, null, 'Add a tip'])
  })
})

const offer = getTipOffer({ ...ticket, serviceCharges: [] }, { defaultTip: 20, habit: { base: 'restaurant', percent: null } })
if (offer.status === 'disabled') throw new Error('There is a choice of tips.')

it('the tip that is shown is the chosen one, or else the suggestion, as a preset where it is one', () => {
  const own = { kind: 'own', amount: cents(1_00) } as const
  expect(shownTip(own, offer)).toBe(own)
  expect(shownTip(null, offer)).toEqual({ kind: 'preset', value: 20 })
  const { initial, presets } = offer
  expect(shownTip(null, { ...offer, presets: presets.filter(({ value }) => value !== 20) })).toEqual({
    kind: 'own',
    amount: initial?.amount,
  })
  expect(shownTip(null, managerTipOffer(ticket, null, [15, 20], true))).toBeNull()
})

describe('the wire of a tip and of credit back', () => {
  it.each([
    [0, 0],
    ['0.25', 0.25],
    [1, 1],
    [-0.1, 0],
    [5, 0],
    [null, defaultCreditBack],
  ])('reads credit back of %j as a fraction: %j', (wire, share) => {
    expect(z.parse(creditBack, wire)).toBe(share)
  })
})

describe('the facts of a payment', () => {
  it('leave out what is not known', () => {
    const known = { check: '1042', at: new Date('2026-11-20T17:00:00Z'), timeZone: 'America/New_York', reference: 'P-9' } as const
    expect(stubFromPayment(known).map(({ term, detail }) => [term, detail.replace(/^.*(?=12:00)/, '')])).toEqual([
      ['Check', '1042'],
      ['Paid at', '12:00 PM'],
      ['Reference', 'P-9'],
    ])
    expect(stubFromPayment({ check: null, at: null, timeZone: 'unknown', reference: null })).toEqual([])
  })
})
