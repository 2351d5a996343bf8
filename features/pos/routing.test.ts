import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { gratuityTicket, ticket } from '../bill/examples/bill.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { PosStatus } from './states.ts'
import { after, billRead, loading, venue } from './examples/examples.ts'

describe('POS-04 where a diner begins', () => {
  const offered = { chosenClaimId: '881' }
  const withTip = (said: Partial<typeof venue.tip>) => ({ tip: { ...venue.tip, ...said } })
  const noTip = withTip({ defaultTip: -1, canBeSkipped: true })

  it.each<[string, Partial<typeof venue>, Partial<Ticket>, PosStatus]>([
    ['a balance below the bill', { cash: cents(103_67) }, {}, 'redeemCredit'],
    ['a tip that can be skipped', { cash: cents(0), ...withTip({ canBeSkipped: true }) }, {}, 'review'],
    ['a balance that covers the bill', { cash: cents(103_68) }, {}, 'review'],
    ['a balance that covers it with the chosen reward', { cash: cents(83_68), ...offered }, {}, 'review'],
    ['a balance that does not cover it with the reward', { cash: cents(83_67), ...offered }, {}, 'redeemCredit'],
    ['a reward that is not chosen', { cash: cents(83_68) }, {}, 'redeemCredit'],
    ['a restaurant that takes no tip', { cash: cents(103_68), ...withTip({ defaultTip: -1 }) }, {}, 'redeemCredit'],
    ['a gratuity that only a card may pay', { cash: cents(500_00) }, gratuityTicket, 'redeemCredit'],
    ['a restaurant that takes no tip, which can be skipped', { cash: cents(103_68), ...noTip }, {}, 'redeemCredit'],
    ['the same below the bill', { cash: cents(0), ...noTip }, {}, 'review'],
    ['a house account that covers the bill', { cash: cents(0) }, { houseAccount: ticket.due }, 'review'],
    ['a bill that others have paid', {}, { due: cents(0) }, 'returning'],
  ])('follows from %s', (_, said, bill, status) => {
    expect(after(loading, billRead(said, bill)).status).toBe(status)
  })

  it('goes straight back to the order of a bill of zero', () => {
    const state = after(loading, billRead({}, { amount: cents(0) }))
    expect(state).toMatchObject({ status: 'returning', link: { returnUrl: 'https://order.example/check/1042' } })
  })
})
