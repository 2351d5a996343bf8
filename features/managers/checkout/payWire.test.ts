import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cents } from '../../shared/money/money.ts'
import { attempt, payBody, createPayBody, payResponse } from './payWire.ts'
import { savedBy } from './receipt.ts'
import { check, checkWith, receipt } from './examples/examples.ts'

const bodyOf = (given: typeof check, details: Partial<typeof check.details> = {}) =>
  z.encode(payBody, createPayBody({ ...given, details: { ...given.details, ...details } }))

it('MGR-09 sends the bill in dollars, and the tip in cents', () => {
  expect(bodyOf(check, { notes: 'Table 4' })).toEqual({
    transaction: {
      amount: '103.68',
      charge_stripe_source_id: 'card-1',
      partial_payment: false,
      force_overspend: false,
      auto_gratuity: '0.00',
    },
    project: 'project-1',
    ticket_number: '1042',
    location_id: '700',
    user_id: '9000',
    allow_offer_override: true,
    pin: '0417',
    notes: 'Table 4',
    tip: { amount: 1920, stripe_source_id: 'card-1' },
  })
})

it('MGR-07 MGR-15 names a reward, a part payment, a service charge and an unused balance', () => {
  const given = checkWith({ split: cents(50_00), claimId: '902', usesCash: false })
  // The tip of $9.26 and a service charge are one sum of the agreement.
  const withCharge = (serviceCharge: number) => bodyOf(given, { agreed: { ...given.details.agreed, serviceCharge: cents(serviceCharge) } })
  expect(withCharge(8_57)).toMatchObject({
    transaction: { amount: '50.00', partial_payment: true, force_overspend: true, auto_gratuity: '8.57', offer_claim_id: '902' },
    tip: { amount: 69 },
  })
  expect(withCharge(9_26)).toMatchObject({ transaction: { auto_gratuity: '9.26' }, tip: undefined })
})

const paid = {
  pos_success: {
    payments: [
      { type: 'offer', label: 'Free dessert', amount: '14.00' },
      { type: 'card', label: 'Visa', amount: 64.68 },
    ],
  },
  subscription_credit_back: { amount: '12.94' },
}
const unreported = { bonus: null, rewardsBalance: null, charged: null, reference: null, at: null }
const read = { ...unreported, posInformed: true, offers: [{ label: 'Free dessert', amount: 14_00 }], earned: 12_94 }

it('MGR-10 reads which rewards paid, and what is earned back', () => {
  expect(z.parse(payResponse, paid)).toEqual({ outcome: 'paid', receipt: read })
  expect(z.parse(payResponse, { pos_success: {} })).toEqual({ outcome: 'paid', receipt: { ...read, offers: [], earned: null } })
})

it('MGR-10 reads the charge, its reference, the bonus of a purchase before, and the rewards of who takes part', () => {
  const said = {
    transaction: { id: 7, amount_charged: '64.68', created_at: '2026-11-20T18:30:00Z' },
    prepurchase_bonus: { amount: '5.00' },
    opt_in_platewell: true,
    new_platewell_balance: '12.50',
  }
  const known = { charged: 64_68, reference: '7', at: Date.UTC(2026, 10, 20, 18, 30), bonus: 5_00, rewardsBalance: 12_50 }
  expect(z.parse(payResponse, { ...paid, ...said })).toEqual({ outcome: 'paid', receipt: { ...read, ...known } })
})

it('MGR-12 NET-08 takes an answer without pos_success for no payment', () => {
  for (const body of [{}, { pos_success: null }, { pos_success: false }]) expect(z.safeParse(payResponse, body).success).toBe(false)
})

it('NET-08 reads a payment that is found as its answer would have said, and no payment that contradicts itself', () => {
  for (const response of [attempt.lookUp, attempt.close])
    expect(z.parse(response, { outcome: 'paid', ...paid })).toEqual({ outcome: 'paid', receipt: read })
  for (const said of [{ status: 'failed' }, { transaction: { id: 7, status: 'requires_action' } }, { transaction: { paid: false } }])
    expect(z.safeParse(payResponse, { ...paid, ...said }).success).toBe(false)
})

it('NET-08 reads that the till was not informed of a payment that is found, whoever gives it up', () => {
  for (const said of [{}, { pos_success: false }, { pos_success: { errors: ['The till is offline.'] } }])
    for (const response of [attempt.lookUp, attempt.close])
      expect(z.parse(response, { outcome: 'paid', ...said })).toMatchObject({ outcome: 'paid', receipt: { posInformed: false } })
})

it('MGR-10 tells savings as the server does, else as they were agreed', () => {
  const { agreed } = checkWith({ claimId: '902' }).details
  const offers = [3_00, 4_00].map((amount) => ({ label: 'Reward', amount: cents(amount) }))
  expect([savedBy(receipt, agreed), savedBy({ offers }, agreed)]).toEqual([14_00, 7_00])
})
