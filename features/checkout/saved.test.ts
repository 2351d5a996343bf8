import { describe, expect, it } from 'vitest'
import { hashPayer } from '../payment/wire/hashPayer.ts'
import { shortHash } from '../shared/api/answers/shortHash.ts'
import type { SinceBought } from './bought.ts'
import type { CheckoutState } from './checkout.ts'
import { savedCheckout, transition } from './transition.ts'
import { after, boughtWith, giftSent, paidEarlier } from './examples/events.ts'
import { checkoutWith, details, orderFor } from './examples/examples.ts'
import { member, states } from './examples/states.ts'
import { emptyBuyer } from './visit.ts'

const now = savedCheckout(() => true)
const signedOut = savedCheckout(() => false)
const isGuests = (state: CheckoutState) => 'visit' in state && state.visit.account.kind === 'none'
const throughStorage = (state: CheckoutState): unknown => JSON.parse(JSON.stringify(now.toSave(state)))

const changed = (since: Partial<SinceBought>) => ({ type: 'boughtChanged', paidBy: shortHash('attempt-1'), since }) as const
const rows = Object.entries<CheckoutState>({
  ...states,
  withoutPassword: after(states.payment, boughtWith()),
  passwordSet: after(states.confirmation, changed({ isPasswordSet: true })),
  giftSent: after(states.giftPage2, changed({ given: giftSent })),
  readingOwnPurchase: after(states.checkout, {
    ...paidEarlier,
    attempt: { ...paidEarlier.attempt, key: 'attempt-1', buyer: hashPayer(member.email) },
  }),
  subscription: after(
    checkoutWith({ ...orderFor('credit'), billing: { interval: 'yearly', nextCharge: '2027-11-20', cancelTerms: 'Any time.' } }),
    details,
  ),
})

/** The state after a reload, whose member is read again. */
const reloaded = (state: CheckoutState | null) => state && transition(state, { type: 'reloaded' })[0]
const awaited = (key: string, value: unknown): unknown =>
  key === 'account' && JSON.stringify(value) !== '{"kind":"none"}' ? { kind: 'awaited' } : value

describe('NET-11 a saved checkout', () => {
  it.each(rows)('leads to the same after a reload: %s', (_, state) => {
    const here = isGuests(state) ? signedOut : now
    expect(reloaded(here.read(throughStorage(state)))).toEqual(JSON.parse(JSON.stringify(reloaded(state), awaited)))
  })
  it.each(rows)('has no card of the member: %s', (_, state) => {
    expect(JSON.stringify(throughStorage(state))).not.toContain('4242')
  })
  it.each(rows)('comes back without a member after signing out: %s', (_, state) => {
    expect(JSON.stringify(signedOut.read(throughStorage(state)))).not.toMatch(/awaited|"isMember":true/)
  })
  it.each(rows.filter(([, state]) => !isGuests(state) && !('purchase' in state)))(
    'leaves nothing of a member to who comes after a lost session: %s',
    (_, state) => {
      expect(JSON.stringify(signedOut.read(throughStorage(state)))).not.toMatch(/Ada|Maya|Grandma|Enjoy/)
    },
  )
  it('NET-02 is of who has signed in meanwhile', () => {
    const guest = after(checkoutWith(orderFor('credit')), details)
    for (const state of [guest, after(states.reading, { type: 'signedOutAnywhere', wasSignedIn: true }, { type: 'signInChosen' })])
      expect(now.read(throughStorage(state))).toMatchObject({
        status: 'loading',
        opening: { isMember: true, buyer: emptyBuyer, paying: null },
      })
  })
  it('is still its buyer’s once it is bought', () => {
    const bought = after(checkoutWith(orderFor('credit')), details, boughtWith())
    expect(now.read(throughStorage(bought))).toMatchObject({ status: bought.status, visit: { account: { kind: 'none' } } })
  })
  it('NET-08 begins anew if its status is unknown to this build', () => {
    expect(now.read({ ...states.payment, status: 'charging' })).toBeNull()
  })
})
