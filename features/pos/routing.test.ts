import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import type { PosEvent, PosState } from './pos.ts'
import { after, gratuityRead, loading, ticketRead, venue, venueRead } from './examples/examples.ts'

describe('POS-04 where a diner begins', () => {
  const offered = { chosenClaimId: '881' }
  const withTip = (said: Partial<typeof venue.tip>) => ({ tip: { ...venue.tip, ...said } })

  it.each<[string, Parameters<typeof venueRead>[0], PosEvent, PosState['status']]>([
    ['a balance below the bill', { cash: cents(103_67) }, ticketRead(), 'redeemCredit'],
    ['a tip that can be skipped', { cash: cents(0), ...withTip({ canBeSkipped: true }) }, ticketRead(), 'review'],
    ['a balance that covers the bill', { cash: cents(103_68) }, ticketRead(), 'review'],
    ['a balance that covers it with the chosen reward', { cash: cents(83_68), ...offered }, ticketRead(), 'review'],
    ['a balance that does not cover it with the reward', { cash: cents(83_67), ...offered }, ticketRead(), 'redeemCredit'],
    ['a reward that is not chosen', { cash: cents(83_68) }, ticketRead(), 'redeemCredit'],
    ['a restaurant that takes no tip', { cash: cents(103_68), ...withTip({ defaultTip: -1 }) }, ticketRead(), 'redeemCredit'],
    ['a gratuity that only a card may pay', { cash: cents(500_00) }, gratuityRead, 'redeemCredit'],
    ['a bill that others have paid', {}, ticketRead({ due: cents(0) }), 'returning'],
  ])('follows from %s', (_, said, bill, status) => {
    expect(after(loading, venueRead(said), bill).status).toBe(status)
  })

  it('goes straight back to the order of a bill of zero', () => {
    const state = after(loading, venueRead(), ticketRead({ amount: cents(0) }))
    expect(state).toMatchObject({ status: 'returning', link: { returnUrl: 'https://order.example/check/1042' } })
  })
})
