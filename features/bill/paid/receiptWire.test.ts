import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { billResponses } from './receiptWire.ts'

function read(payment: object) {
  const answer = z.parse(billResponses.charge, { outcome: 'paid', payment })
  if (answer.outcome !== 'paid') throw new Error('It is paid.')
  return answer.receipt
}
const silent = { posInformed: false, parts: [], saved: 0, earned: null, bonus: null, rewardsBalance: null }

describe('B §3 the payment of a bill', () => {
  it('is read with what each source has paid, and what the guest has saved and earned', () => {
    const payments = [
      { type: 'offer', label: '$20 off dinner', amount: '20.00' },
      { type: 'offer', label: null, amount: 5 },
      { type: 'balance', amount: '25.00' },
      { type: 'house_account', amount: 10 },
      { type: 'card', label: 'Visa ending in 4242', amount: '58.68' },
      { type: 'tip', amount: 19.2 },
      { type: 'voucher', amount: 1 },
      { amount: 2 },
      { type: 'card', label: 'Without an amount' },
    ]
    const body = {
      pos_success: { payments },
      subscription_credit_back: { amount: '11.74' },
      prepurchase_bonus: { amount: '5.00' },
      opt_in_platewell: 1,
      new_platewell_balance: '-3.50',
    }
    expect(read(body)).toMatchObject({
      posInformed: true,
      parts: [
        { type: 'offer', label: '$20 off dinner', amount: 20_00 },
        { type: 'offer', label: 'Reward', amount: 5_00 },
        { type: 'balance', label: 'Balance', amount: 25_00 },
        { type: 'house_account', label: 'House account', amount: 10_00 },
        { type: 'card', label: 'Visa ending in 4242', amount: 58_68 },
        { type: 'tip', label: 'Tip', amount: 19_20 },
        { type: 'voucher', label: 'Other', amount: 1_00 },
        { type: 'other', label: 'Other', amount: 2_00 },
      ],
      saved: 25_00,
      earned: 11_74,
      bonus: 5_00,
      rewardsBalance: -3_50,
    })
  })

  it('says nothing of what is left out', () => {
    expect(read({})).toMatchObject(silent)
    expect(read({ pos_success: true })).toMatchObject({ ...silent, posInformed: true })
  })

  it.each([[false], [null], ['0'], [{ errors: ['Closed.'] }], [{ success: false }], ['yes']])(
    'POS-15 does not say that the till knows of it with %j',
    (pos_success) => {
      expect(read({ pos_success }).posInformed).toBe(false)
    },
  )

  it('has a bonus as an amount too, and none of zero', () => {
    expect(read({ prepurchase_bonus: '5.00' }).bonus).toBe(5_00)
    expect(read({ prepurchase_bonus: 0 }).bonus).toBeNull()
    expect(read({ prepurchase_bonus: { amount: 0 } }).bonus).toBeNull()
  })

  it('shows the balance of rewards only to who takes part in them', () => {
    expect(read({ new_platewell_balance: 12 }).rewardsBalance).toBeNull()
    expect(read({ opt_in_platewell: false, new_platewell_balance: 12 }).rewardsBalance).toBeNull()
    expect(read({ opt_in_platewell: true }).rewardsBalance).toBeNull()
    expect(read({ opt_in_platewell: 'true', new_platewell_balance: 0 }).rewardsBalance).toBe(0)
  })
})
