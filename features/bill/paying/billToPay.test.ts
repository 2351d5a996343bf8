import { describe, expect, it } from 'vitest'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import { offer, sharedTicket, ticket } from '../examples/bill.ts'
import { type PaymentChoice, calculateBreakdown } from '../sums/breakdown.ts'
import { invalid, valid } from '../sums/validated.ts'
import { billToPay } from './billToPay.ts'

type Terms = Parameters<typeof billToPay>[0]

const place = { location: '700', check: '1042', restaurant: 'Harbor & Rye', timeZone: 'America/New_York' } as const

/** The terms of the dinner, with these sums. */
function termsOf(chosen: Partial<PaymentChoice> = {}, changed: Partial<Terms> = {}): Terms {
  const choice = { split: null, offer: cents(0), cash: cents(0), tip: cents(19_20), ...chosen }
  const breakdown = calculateBreakdown(changed.ticket ?? ticket, choice)
  const parts = { part: valid(breakdown.paying), tip: valid(choice.tip) }
  return {
    at: ['tableside', 'harbor', '1042'],
    ticket,
    place,
    parts,
    breakdown,
    reward: null,
    earned: cents(0),
    lineIds: null,
    payer: { is: 'guest' },
    ...changed,
  }
}

function paid(...given: Parameters<typeof termsOf>) {
  const paying = billToPay(termsOf(...given))
  if ('blocked' in paying) throw new Error(paying.blocked)
  return paying
}

describe('DIN-01 POS-09 MGR-09 the payment of a bill', () => {
  it('is of the sums that the payer sees, which are recorded with it', () => {
    const terms = termsOf(
      { split: cents(51_84), offer: cents(20_00), tip: cents(9_60) },
      { ticket: sharedTicket, reward: offer, earned: cents(6_37) },
    )
    const { charged, rest } = terms.breakdown
    const agreed = {
      check: '1042',
      code: '1042',
      restaurant: 'Harbor & Rye',
      timeZone: 'America/New_York',
      currency: 'USD',
      total: 103_68,
      due: 80_00,
      breakdown: terms.breakdown,
      serviceCharge: 0,
      claimId: '881',
      offerName: '$20 off dinner',
      earned: 6_37,
      lineIds: null,
    }
    expect([charged, rest]).toEqual([41_44, { ofPayer: 28_16, ofBill: 38_16 }])
    expect(billToPay(terms)).toEqual({
      asks: [],
      what: {
        thing: things.bill({ location: '700', check: '1042' }),
        name: 'check 1042 at Harbor & Rye',
        amount: charged,
        currency: 'USD',
        at: ['tableside', 'harbor', '1042'],
        pays: [
          { of: 'reward', sum: 20_00 },
          { of: 'card', sum: 31_84 },
          { of: 'tip', sum: 9_60 },
        ],
        gets: [{ of: 'credit back', sum: 6_37 }],
        due: 80_00,
        rest,
        consent: null,
        terms: agreed,
      },
      agreed,
    })
  })

  it.each(['serviceCharge'] as const)('is none while this part of it is invalid, which the payer can mend: %s', (name) => {
    const { parts } = termsOf()
    expect(billToPay(termsOf({}, { parts: { ...parts, [name]: invalid('No.') } }))).toEqual({
      blocked: 'No.',
      sum: { amount: 122_88, currency: 'USD' },
      isLiftedBy: 'payer',
    })
  })

  it('MGR-07 records a service charge beside the tip, and MGR-18 asks about the tip alone', () => {
    const withCharge = (tip: number) =>
      paid(
        { tip: cents(tip + 60_00) },
        { parts: { part: valid(cents(103_68)), tip: valid(cents(tip)), serviceCharge: valid(cents(60_00)) } },
      )
    const { agreed, asks } = withCharge(60_00)
    expect([agreed.breakdown.tip, agreed.serviceCharge, asks]).toEqual([120_00, 60_00, []])
    expect(withCharge(150_00).asks).toMatchObject([{ about: 'tip', title: 'Is a tip of $150.00 right?' }])
  })
})
