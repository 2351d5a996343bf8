import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import type { PosEvent, PosState } from './pos.ts'
import { after, gratuityRead, loading, ticketRead, venue, venueRead } from './examples/examples.ts'

const funds = { nothing: 0, less: 50_00, withOffer: 103_68 - 20_00, exactly: 103_68, more: 500_00 }
const defaultTips = [null, 18, 0, -1]

type Row = {
  readonly cash: keyof typeof funds
  readonly offer: boolean
  readonly defaultTip: number | null
  readonly gratuity: boolean
  readonly canBeSkipped: boolean
  readonly bill: 'open' | 'zero' | 'paidByOthers'
}

const rows: readonly Row[] = (['nothing', 'less', 'withOffer', 'exactly', 'more'] as const).flatMap((cash) =>
  [false, true].flatMap((offer) =>
    defaultTips.flatMap((defaultTip) =>
      [false, true].flatMap((gratuity) =>
        [false, true].flatMap((canBeSkipped) =>
          (['open', 'zero', 'paidByOthers'] as const).map((bill) => ({ cash, offer, defaultTip, gratuity, canBeSkipped, bill })),
        ),
      ),
    ),
  ),
)

/** POS-04 in plain words, apart from the code. A gratuity that only a card may pay is never covered by credit. */
function expected({ cash, offer, defaultTip, gratuity, canBeSkipped, bill }: Row): PosState['status'] {
  if (bill !== 'open') return 'returning'
  const has = funds[cash] + (offer ? 20_00 : 0)
  const isCovered = !gratuity && has >= 103_68
  if (isCovered) return defaultTip === -1 ? 'redeemCredit' : 'review'
  return canBeSkipped ? 'review' : 'redeemCredit'
}

const readOf = ({ gratuity, bill }: Row): PosEvent => {
  if (bill === 'zero') return ticketRead({ amount: cents(0), due: cents(0), total: cents(0) })
  if (bill === 'paidByOthers') return ticketRead({ due: cents(0) })
  return gratuity ? gratuityRead : ticketRead()
}

describe('POS-04 where a diner begins', () => {
  it('is right for every combination of balance, offer, default tip, gratuity, skippable tip and bill', () => {
    const invalid = rows.filter((row) => {
      const { cash, offer, defaultTip, canBeSkipped } = row
      const read = venueRead({
        cash: cents(funds[cash]),
        chosenClaimId: offer ? '881' : null,
        tip: { ...venue.tip, defaultTip, canBeSkipped },
      })
      return after(loading, read, readOf(row)).status !== expected(row)
    })
    expect(invalid).toEqual([])
    expect(rows).toHaveLength(480)
  })

  it('goes straight back to the order of a bill of zero', () => {
    const state = after(loading, venueRead(), ticketRead({ amount: cents(0) }))
    expect(state).toMatchObject({ status: 'returning', link: { returnUrl: 'https://order.example/check/1042' } })
  })
})
