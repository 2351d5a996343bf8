import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { offer, ticket } from '../examples/bill.ts'
import { dinerTipOffer } from '../tipping/tip.ts'
import { type BillChoice, billAmounts } from './billAmounts.ts'
import type { Zone } from '../../shared/dates/zone.ts'

const choice: BillChoice = { part: null, tip: null, claimId: null, useCash: true }
const habit = { percent: null, base: 'restaurant' } as const
const venue = { offers: [], cash: cents(25_00), timeZone: 'America/New_York' } as const
const noon = '2026-11-20T18:30:00Z'
const amountsOf = (chosen: Partial<BillChoice>, at: Parameters<typeof billAmounts>[1] = venue, now = noon, bill = ticket) =>
  billAmounts(bill, at, { ...choice, ...chosen }, (split) => dinerTipOffer(bill, { defaultTip: null, habit }, split), new Date(now))

it('SPL-01 pays a part with its own tip, and the rest stays due', () => {
  expect(amountsOf({ part: { kind: 'amount', typed: '51.84' } }).breakdown).toMatchObject({
    paying: 51_84,
    tip: 9_60,
    cash: 25_00,
    charged: 36_44,
    rest: { ofPayer: 51_84, ofBill: 51_84 },
  })
  expect(amountsOf({}).breakdown).toMatchObject({ paying: 103_68, tip: 19_20, rest: { ofPayer: 0, ofBill: 0 } })
  expect(amountsOf({ useCash: false }).breakdown).toMatchObject({ cash: 0, charged: 122_88 })
})

it('DIN-01 POS-09 uses a reward whose minimum the bill and its tip reach, on its last day at the restaurant', () => {
  const claimOf = (changed: Partial<typeof offer>, timeZone: Zone = venue.timeZone) => {
    const at = { ...venue, timeZone, offers: [{ ...offer, ...changed }] }
    return amountsOf({ claimId: offer.claimId }, at, '2026-11-21T03:00:00Z').reward?.offer.claimId ?? null
  }
  expect([122_88, 122_89].map((minimum) => claimOf({ minimumSpend: cents(minimum) }))).toEqual(['881', null])
  // The evening of November 20 in New York, and the afternoon of November 21 in Auckland.
  const ends = [{ lastDay: '2026-11-20' }]
  expect((['America/New_York', 'Pacific/Auckland'] as const).map((zone) => claimOf({ ends }, zone))).toEqual(['881', null])
})
