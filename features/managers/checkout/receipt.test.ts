import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cents } from '../../shared/money/money.ts'
import { checkWith, receipt } from './examples/examples.ts'
import { payResponse, savedBy } from './receipt.ts'

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
const read = { ...unreported, posInformed: true, saved: 14_00, earned: 12_94 }

it('MGR-10 reads which rewards paid, and what is earned back', () => {
  expect(z.parse(payResponse, paid)).toMatchObject({ outcome: 'paid', receipt: read })
  expect(z.parse(payResponse, { pos_success: {} })).toMatchObject({ outcome: 'paid', receipt: { ...read, saved: 0, earned: null } })
})

it('MGR-10 reads the charge, its reference, the bonus of a purchase before, and the rewards of who takes part', () => {
  const said = {
    transaction: { id: 7, amount_charged: '64.68', created_at: '2026-11-20T18:30:00Z' },
    prepurchase_bonus: { amount: '5.00' },
    opt_in_platewell: true,
    new_platewell_balance: '12.50',
  }
  const known = { charged: 64_68, reference: '7', at: Date.UTC(2026, 10, 20, 18, 30), bonus: 5_00, rewardsBalance: 12_50 }
  expect(z.parse(payResponse, { ...paid, ...said })).toMatchObject({ outcome: 'paid', receipt: { ...read, ...known } })
})

it('MGR-12 NET-08 takes an answer without pos_success for no payment: it is looked up', () => {
  for (const said of [{}, { pos_success: null }, { pos_success: false }, { pos_success: { errors: ['The till is offline.'] } }])
    expect(z.safeParse(payResponse, said).success).toBe(false)
})

it('MGR-10 tells savings as the server does, else as they were agreed', () => {
  const { agreed } = checkWith({ claimId: '902' }).what.terms
  expect([savedBy(receipt, agreed), savedBy({ saved: cents(7_00) }, agreed)]).toEqual([14_00, 7_00])
})
