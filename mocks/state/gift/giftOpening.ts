import type { GiftWire } from '../../../features/gift/gift.ts'
import { voucherExpiry } from '../../../features/bulk-gifting/expiry.ts'
import { passesOf } from '../checkout/buying.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import { changeGift } from '../bulk-gifting/giftChanging.ts'
import type { GiftOrderRecord } from '../bulk-gifting/giftRecord.ts'
import { getFirstCode, getOrders, getRedemptions } from '../bulk-gifting/gifting.ts'
import { type Account, post } from '../ledger/ledger.ts'
import { holderOfEmail } from '../ledger/purse.ts'
import { findAccount } from '../memory/lookups.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** The statuses that a gift's page distinguishes. Every other status is open for its recipient. */
export const ends = ['claimed', 'redeemed', 'expired', 'cancelled'] as const

/** The gift of an order that has this code, or had it before a correction of its address. */
export function findGift(store: Store, code: string) {
  for (const order of getOrders(store)) {
    const gifts = getRedemptions(store, order)
    const index = gifts.findIndex((gift, at) => gift.code === code || (gift.code !== null && getFirstCode(order, at) === code))
    const gift = gifts[index]
    if (gift) return { order, gift, isReplaced: gift.code !== code }
  }
  return null
}

const getSender = (store: Store, { buyer }: Pick<GiftOrderRecord, 'buyer'>): string | undefined =>
  findAccount(store, buyer?.email ?? null)?.name.split(' ')[0]

/** The last day of a gift; null for no expiry. */
export const lastDay = ({ country, at }: GiftOrderRecord): string | null => (country === 'NZ' ? voucherExpiry(new Date(at)) : null)

/** A recipient opens a gift by its code. The dashboard shows that it is opened. */
export function openGift(store: Store, code: string): GiftWire | Refused {
  const found = findGift(store, code)
  if (!found) return refuse('Gift not found.', 404)
  const { order, gift, isReplaced } = found
  const status = isReplaced ? 'cancelled' : (ends.find((end) => end === gift.status) ?? 'open')
  if (gift.status === 'sent' && !isReplaced) changeGift(store, order, gift.id, () => ({ status: 'opened' }))
  return {
    name: getSender(store, order) ?? 'Cedar Labs',
    amount: dollarsFromCents(order.amount),
    country_code: order.country,
    redeem_code: isReplaced ? null : code,
    status,
    expires_on: lastDay(order),
    ...passesOf(`gift-${code}`),
  }
}

/**
 * A recipient enters the code in the mobile app, which no part of this project is: the gift is theirs to spend. Returns whether it
 * was theirs to claim. `email` is of their account, null without one.
 */
export function claimGift(store: Store, code: string, email: string | null = null): boolean {
  const found = findGift(store, code.trim())
  if (!found || found.isReplaced || !['sent', 'opened'].includes(found.gift.status)) return false
  const { order, gift } = found
  changeGift(store, order, gift.id, () => ({ status: 'claimed' }))
  const pocket = gift.code ?? code
  store.update((state) => {
    state.giftHolders[pocket] = email === null ? `owner of ${pocket}` : holderOfEmail(store, email)
    // An example was never paid here.
    const from: Account = order.buyer ? `gifts of ${order.id}` : 'platewell'
    post(state, { id: `claim of ${pocket}`, at: store.now() }, [
      [from, -order.amount],
      [`gift ${pocket}`, order.amount],
    ])
  })
  return true
}
