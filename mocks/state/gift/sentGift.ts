import type { BalanceWire } from '../../../features/gift/balance/balance.ts'
import type { GiftWire } from '../../../features/gift/gift.ts'
import { getValue } from '../checkout/mailing.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import type { Store } from '../memory/store.ts'

/** A recipient opens the gift card of a purchase. It has the picture that the buyer chose. Null where none was sent. */
export function openSentGift(store: Store, purchaseId: string): GiftWire | null {
  const sent = store.state.gifts.find((each) => each.purchaseId === purchaseId)
  const charge = store.state.charges.find(({ id }) => id === purchaseId)
  if (!sent || !charge) return null
  store.update((state) => {
    state.gifts = state.gifts.map((each) => (each.purchaseId === purchaseId ? { ...each, opened: true } : each))
  })
  return {
    name: charge.firstName,
    amount: dollarsFromCents(getValue(store, charge)),
    redeem_code: purchaseId,
    status: 'open',
    design: sent.gift.design,
  }
}

/** The balance of a gift card that was sent, by its code in any case. Null where none was sent. */
export function getSentBalance(store: Store, code: string): BalanceWire | null {
  const charge = store.state.charges.find(({ id }) => id.toUpperCase() === code.toUpperCase())
  if (!charge || !store.state.gifts.some(({ purchaseId }) => purchaseId === charge.id)) return null
  const amount = dollarsFromCents(getValue(store, charge))
  return { left: amount, amount, status: 'open' }
}
